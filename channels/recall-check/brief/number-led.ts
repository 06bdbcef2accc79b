/** What is counted or measured in capitals. */
const MEASURES =
  'VOLTS?|INCH(?:ES)?|PACKS?|OUNCES?|WATTS?|PIECES?|COUNT|QUARTS?|MONTHS?|GALLONS?|GAUGE|SPEEDS?|LIT(?:ER|RE)S?|POUNDS?|YEARS?|DAYS?|HOURS?|MINUTES?|FEET|FOOT|PORTS?|DRAWERS?|TIER|LIGHTS?|CUPS?|SLICES?|AMPS?|METERS?|ROLLS?|SHEETS?|PAIRS?|SETS?|STEPS?|WHEELS?';
const NUMBER_LED = new RegExp(`^\\d{1,2}(?!(?:${MEASURES})$)(?=[A-Z]*[AEIOUY])[A-Z]{4,}$`);

/** "5GLOW": a name in capitals that begins with a figure, and neither a measure nor the number of a model. */
export const isNumberLed = (word: string): boolean => NUMBER_LED.test(word);
