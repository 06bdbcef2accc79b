const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/**
 * Words in the clause before a size that make it the size of something else: what the item fits, holds or needs, how far or how deep something
 * was, who may use it, and quantities that only look like a size (focal lengths, calibres, altitudes).
 */
export const OTHERS_BEFORE = words(
  'fit fits fitting accommodate accommodates holds hold holding requires require suitable compatible supports accepts accept ' +
    'within fell fall falls falling drop drops dropped distance distances altitude elevation elev alt asl range reach focal wavelength caliber calibre ' +
    'children child kids toddlers riders rider adults adult people persons person users user passengers infants babies baby boys girls women men ' +
    'ships shipped shipping package packages packaging packed carton parcel verpackung emballage embalaje imballo verpakking ' +
    'clearance apart spaced spacing away rainfall depths waves snow climb climbs ' +
    'passt geeignet entfernung abstand kinder körpergröße brennweite höhenlage meereshöhe ' +
    'convient distance enfants focale adapté adecuado niños distancia distanza bambini adatto geschikt kinderen afstand',
);

/** The same, directly before the number (`f = 50 mm`, `No. 12 in`, `for 6 ft tables`). */
export const OTHERS_JUST_BEFORE = words(
  'for für pour para per voor f no nos p pp page model item sku isbn ref cat lot every each f/',
);

/** Words just behind a size that do the same. */
export const OTHERS_BEHIND = words(
  'away apart above below from off asl offshore inland altitude elevation lens lenses film ammunition ammo radius/ alt ' +
    'tv tvs television televisions monitors photos photo prints pictures water driver drivers resolution focal',
);

/** Where a name before the size makes it one of the item all the same: `reach`, `distance` as names of frames are not read. */
export const PEOPLE = words(
  'children child kids toddlers riders rider adults adult people persons person users user infants babies kinder enfants niños bambini kinderen',
);
