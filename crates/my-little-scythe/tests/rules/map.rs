//! The map is the one of the picture.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::BTreeSet;

use my_little_scythe::{Camp, Region, Space};

/// Rows from top to bottom: a letter a hex, P for portals, X for the castle.
const PICTURE: [&str; 7] = ["WWGG", "WWPGG", "SPWGPF", "SSSXFFF", "SPRDPF", "RRPDD", "RRDD"];

/// The letter and the coordinates of every hex of the picture.
fn picture() -> Vec<(char, (i8, i8))> {
    let mut all = Vec::new();
    for (r, row) in (-3i8..).zip(PICTURE) {
        let first = (-3 - r).max(-3);
        all.extend((first..).zip(row.chars()).map(|(q, letter)| (letter, (q, r))));
    }
    all
}

fn letter(space: Space) -> char {
    match space.region() {
        Some(Region::Tundra) => 'W',
        Some(Region::Mountains) => 'G',
        Some(Region::Forest) => 'F',
        Some(Region::Desert) => 'D',
        Some(Region::Rocks) => 'R',
        Some(Region::Swamp) => 'S',
        None if space == Space::CASTLE => 'X',
        None => 'P',
    }
}

#[test]
fn every_hex_of_the_picture_is_there_with_its_colour() {
    let picture = picture();
    assert_eq!((picture.len(), Space::all().count()), (37, 37));
    for (drawn, (q, r)) in picture {
        let space = Space::at(q, r).unwrap_or_else(|| panic!("nothing at {q},{r}"));
        assert_eq!((letter(space), space.coordinates()), (drawn, (q, r)), "{space}");
        assert_eq!(space.is_portal(), "PX".contains(drawn));
    }
    assert_eq!(Space::at(4, -4), None);
}

#[test]
fn names_are_unique_and_found() {
    let names: BTreeSet<&str> = Space::all().map(Space::id).collect();
    assert_eq!(names.len(), 37);
    assert!(Space::all().all(|space| Space::by_id(space.id()) == Some(space)));
    assert_eq!(Space::by_id("moon"), None);
}

#[test]
fn neighbours_touch_in_the_picture_or_are_portals_both() {
    for one in Space::all() {
        for other in Space::all().filter(|&other| other != one) {
            let ((q, r), (p, s)) = (one.coordinates(), other.coordinates());
            let (x, y) = (i32::from(p - q), i32::from(s - r));
            let touching = [x, y, x + y].into_iter().map(i32::abs).max() == Some(1);
            let linked = one.is_portal() && other.is_portal();
            assert_eq!(one.neighbours().contains(other), touching || linked, "{one} {other}");
            assert_eq!((0..6).any(|direction| one.beside(direction) == Some(other)), touching, "{one} {other}");
        }
        assert!(!one.neighbours().contains(one));
    }
    // The castle: six inner spaces, six portals.
    assert_eq!(Space::CASTLE.neighbours().len(), 12);
    let corner = Region::Tundra.corner();
    assert_eq!(corner.neighbours().len(), 3);
}

#[test]
fn directions_go_clockwise_from_the_east() {
    let around: Vec<&str> = (0..6).map(|direction| Space::CASTLE.beside(direction).map_or("-", Space::id)).collect();
    assert_eq!(
        around,
        ["forest_inner", "desert_inner", "rocks_inner", "swamp_inner", "tundra_inner", "mountains_inner"]
    );
    let corner = Space::by_id("forest_corner").unwrap();
    assert_eq!((corner.beside(0), corner.beside(3)), (None, Space::by_id("forest_middle")));
}

#[test]
fn regions_have_five_connected_spaces_and_only_corners_are_far_from_portals() {
    let mut seen = BTreeSet::new();
    for region in Region::ALL {
        let spaces: Vec<Space> = region.spaces().collect();
        assert_eq!(spaces.len(), 5);
        assert!(spaces.iter().all(|space| space.region() == Some(region) && space.id().starts_with(region.id())));
        let mut reached: BTreeSet<Space> = [region.inner()].into();
        while let Some(&next) = spaces
            .iter()
            .find(|space| !reached.contains(space) && reached.iter().any(|one| one.neighbours().contains(**space)))
        {
            reached.insert(next);
        }
        assert_eq!(reached.len(), 5, "{region:?}");
        assert!(region.inner().neighbours().contains(Space::CASTLE));
        assert!(region.middle().neighbours().contains(region.inner()));
        for space in spaces {
            let beside_portal = space.neighbours().iter().any(|other| other.is_portal() && other != Space::CASTLE);
            assert_eq!(beside_portal, space != region.corner(), "{space}");
            seen.insert(space);
        }
    }
    assert_eq!(seen.len(), 30);
}

#[test]
fn camps_have_three_spaces_of_their_own_in_front() {
    let mut fronts = BTreeSet::new();
    for camp in (0..6).map(Camp) {
        let [one, other, portal] = camp.front();
        assert!(portal.is_portal() && portal != Space::CASTLE);
        assert!(one.neighbours().contains(other) && one.neighbours().contains(portal));
        assert!(other.neighbours().contains(portal));
        // Both rim spaces belong to the two regions that meet there, the first counter-clockwise.
        assert_ne!(one.region(), other.region());
        fronts.extend([one, other, portal]);
    }
    assert_eq!(fronts.len(), 18);
    assert_eq!(Camp(0).front().map(Space::id), ["tundra_n", "mountains_n", "portal_n"]);
    assert_eq!(Camp(3).front().map(Space::id), ["desert_s", "rocks_s", "portal_s"]);
    assert_eq!(Camp(5).front().map(Space::coordinates), [(-2, -1), (-1, -2), (-1, -1)]);
}

#[test]
fn seats_take_the_camps_of_the_rules() {
    let camps = |seats: u8| Camp::used_by(seats).iter().map(|camp| camp.0 + 1).collect::<Vec<_>>();
    assert_eq!(camps(2), [1, 4]);
    assert_eq!(camps(3), [1, 3, 5]);
    assert_eq!(camps(4), [2, 3, 5, 6]);
    assert_eq!(camps(5), [1, 2, 3, 5, 6]);
    assert_eq!(camps(6), [1, 2, 3, 4, 5, 6]);
}
