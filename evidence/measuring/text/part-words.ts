/**
 * Parts of things, one word each, in lower case: what a catalogue, a recall or a shop names the size of beside the whole. Plurals are found by
 * their singular.
 */
const PARTS =
  'arm back backrest band bar barrel base basin basket blade board body bolt bottom bowl box brim bristle buckle button cable cap canopy case chain ' +
  'abdomen antenna anther beak bill bract carapace cephalothorax claw cone ' +
  'charm chuck clasp clip collar cord corolla cover crown cup cushion dial disc disk door drawer ear edge eye fin flange flower foot footprint forewing frame fringe ' +
  'fruit funnel grip handle hat head headboard heel hem hilt hole hook hoop image inflorescence internode jaw keyboard knob label lamp leaf leg lens lid ' +
  'ovary pod sepal seed snout stamen stigma tarsus thorax ' +
  'lip loop mast mat mattress medallion mirror mount mouth nail neck needle nose opening panel peg pedestal pendant petal petiole pin plate platform pocket pole ' +
  'pot print rail reel rim ring rod roof root rope rug saddle screen screw scroll seat shade shaft shank sheet shell shelf shoulder side sight skirt sleeve slot ' +
  'socket sole spike spine spoke spool spout stand stem step stool strap string support surface tab table tabletop tail tank tip top torso tower tray tread ' +
  'trunk tube tusk visor stopper finial apron stretcher rung slat knop objective eyepiece castor caster spindle splat bracket flap backplate visor wall wand web wheel wick window wing wire yoke bottle axle crankshaft thread filter bumper bag ' +
  // German, French, Spanish, Italian, Dutch
  'rahmen blatt bild sockel griff sitz sitzfläche deckel fuß kopf klinge stiel schirm passepartout darstellung platte ' +
  'cadre feuille socle assise poignée couvercle lame manche dossier plateau marco hoja asiento mango hojas pie tapa cornice foglio manico sedile coperchio ' +
  'lijst blad zitting handvat deksel voet';

const KNOWN = new Set(PARTS.split(' '));

/** Captions that say the whole. */
const WHOLE = new Set(
  (
    'overall dimensions dimension size sizes measurements measurement object item total whole assembled product gesamt maße masse abmessungen größe objekt dimensiones ' +
    'medidas tamaño misure dimensioni afmetingen maten taille mesures hauteur total overall'
  ).split(' '),
);

/** The part that a word names, in the singular, or null. */
export function partOf(lower: string): string | null {
  if (KNOWN.has(lower)) return lower;
  if (lower.endsWith('ves') && KNOWN.has(`${lower.slice(0, -3)}f`)) return `${lower.slice(0, -3)}f`;
  if (lower.endsWith('es') && KNOWN.has(lower.slice(0, -2))) return lower.slice(0, -2);
  return lower.endsWith('s') && KNOWN.has(lower.slice(0, -1)) ? lower.slice(0, -1) : null;
}

export const isWhole = (lower: string): boolean => WHOLE.has(lower);

/** Words of a caption or of brackets that say a state of the item, which is measured apart: `framed`, `with base`, `closed`. */
export const STATES = new Set(
  (
    'framed unframed with without closed open opened folded unfolded extended retracted irregular mounted unmounted visible sight approx each ' +
    'mit ohne avec sans con senza met zonder gerahmt encadré enmarcado'
  ).split(' '),
);
