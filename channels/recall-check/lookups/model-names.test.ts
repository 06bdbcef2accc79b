import { describe, expect, it } from 'vitest';
import { findVariants } from './model-names.ts';

const find = (make: string, model: string, models: string[]): string[] =>
  findVariants({ make, model, aliases: [] }, models).map((found) => `${found.model}${found.isSame ? '' : '?'}`);

describe('findVariants', () => {
  it.each([
    ['MAZDA', '3 hatchback', ['MAZDA3', 'MAZDA6'], ['MAZDA3']],
    ['FORD', 'F250 Super Duty Lariat', ['F-150', 'F-250 SD'], ['F-250 SD']],
    ['CHEVROLET', 'Silverado 2500HD', ['SILVERADO 1500', 'SILVERADO 2500'], ['SILVERADO 2500']],
    ['CHEVROLET', 'Silverado 2500HD', ['SILVERADO 1500', 'SILVERADO 2500 HD'], ['SILVERADO 2500 HD']],
    ['FORD', 'F-250 Lariat', ['F-150', 'F-250 SD'], ['F-250 SD?']],
    ['FORD', 'Mach-E', ['MUSTANG', 'MUSTANG MACH-E'], ['MUSTANG MACH-E?']],
    ['BMW', '3 series 330i', ['330I', '330I XDRIVE', 'M340I'], ['330I']],
    ['LAND ROVER', 'Range Rover Sport HSE', ['RANGE ROVER', 'RANGE ROVER SPORT', 'DISCOVERY'], ['RANGE ROVER SPORT']],
    ['SUBARU', 'STI', ['WRX', 'WRX STI'], ['WRX STI?']],
    ['NISSAN', 'Rogue', ['ROGUE SPORT', 'MURANO'], ['ROGUE SPORT?']],
    ['DODGE', 'Grand Caravan SXT', ['GRAND CARAVAN', 'GRAND CHEROKEE'], ['GRAND CARAVAN']],
    ['JEEP', 'Grand Wagoneer', ['GRAND CHEROKEE'], []],
    ['NISSAN', 'Rogue Sport SV', ['ROGUE'], ['ROGUE?']],
    ['NISSAN', 'Rogue SV', ['ROGUE', 'ROGUE SPORT'], ['ROGUE']],
    ['JEEP', 'Grand Cherokee L Summit', ['GRAND CHEROKEE'], ['GRAND CHEROKEE?']],
    ['JEEP', 'Grand Cherokee Laredo', ['GRAND CHEROKEE'], ['GRAND CHEROKEE']],
    ['HONDA', 'Odessey', ['ODYSSEY', 'PILOT'], ['ODYSSEY?']],
    ['HONDA', 'Ridge', ['FIT', 'PILOT'], []],
    ['SUBARU', 'XV Crosstrek', ['CROSSTREK', 'FORESTER'], ['CROSSTREK?']],
    ['BMW', '5er', ['3-SERIES', '5-SERIES'], ['5-SERIES']],
    ['BMW', 'Série 1', ['1-SERIES'], ['1-SERIES']],
    ['BMW', 'Serie 3 330i', ['330I', 'M3'], ['330I']],
    ['MERCEDES-BENZ', 'E-Klasse', ['E-CLASS', 'C-CLASS'], ['E-CLASS']],
    ['MERCEDES-BENZ', 'Clase C', ['C CLASS'], ['C CLASS']],
    ['MERCEDES-BENZ', 'klasa A', ['A-CLASS'], ['A-CLASS']],
    ['FORD', 'Transit Connect XL', ['TRANSIT-350'], []],
  ])('%s %s', (make, model, models, expected) => {
    expect(find(make, model, models)).toEqual(expected);
  });
});
