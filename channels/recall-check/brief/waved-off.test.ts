import { describe, expect, it } from 'vitest';
import { readBrief } from './read-items.ts';

const read = (notes: string) =>
  readBrief({ notes, prior: null, skipRetrieval: false, acceptedAt: '2031-11-20T12:00:00Z' });
const askedIn = (notes: string): string[] => read(notes).items.map(({ asked }) => asked);

describe('what is waved off where it is named', () => {
  it.each<[string, string, string[]]>([
    [
      'given away, thrown out or taken, in English',
      '- Norvelle kettle KX700 – my sister took it\n- Lumo lamp (gave to Osgar in May)\n- Brightwick sled, rusted, went to the dump\n- Acme swing → donated to St. Anne’s\n- Brightwick heater BW-20',
      ['Brightwick heater BW-20'],
    ],
    [
      'checked or mended before',
      '[x] Norvelle crib – checked Sunday, clean\n[ ] Brightwick heater\n[ ] Lumo monitor (lent by Osgar, back to him Dec 1 so don’t bother)\n[ ] Acme fan — recall done at the shop, closed',
      ['Brightwick heater'],
    ],
    [
      'somebody else’s',
      '1. Norvelle kettle\n2. Brightwick mower – neighbor Osgar’s, he just parks it here\n3. Lumo drill: ask Vale Tools, not us\n4. Acme baler – too old to bother',
      ['Norvelle kettle'],
    ],
    [
      'asked and answered',
      'Norvelle kettle\nLumo swing?? gave it to Tamsyn\nAcme sled? never had it',
      ['Norvelle kettle'],
    ],
    [
      'from where it came, in brackets',
      'Norvelle kettle KX700\nBrightwick heater BW-20 (shop in Quince Hollow, Dunmere gave them)',
      ['Norvelle kettle KX700', 'Brightwick heater BW-20 (Dunmere)'],
    ],
    ['no longer there', 'Norvelle kettle KX700\nno air fryer anymore\nLumo lamp -- RIP', ['Norvelle kettle KX700']],
    [
      'in German',
      '- Kinderwagen Norvelle – verkauft\n- Toaster Lumo, schon geprüft\n- Fahrrad Acme (gehört dem Nachbarn)\n- Heizung Brightwick',
      ['Heizung Brightwick'],
    ],
    [
      'in French',
      '- poussette Norvelle, donnée à ma cousine\n- chauffage Brightwick BW-20\n- mixeur Lumo → à la poubelle\n- vélo Acme : c’est à mon voisin',
      ['chauffage Brightwick BW-20'],
    ],
    [
      'in Spanish',
      '- cuna Norvelle, ya la vendimos\n- ventilador Brightwick\n- licuadora Lumo — a la basura\n- silla Acme (es del vecino)',
      ['ventilador Brightwick'],
    ],
    [
      'in Italian',
      '- passeggino Norvelle, venduto\n- stufa Brightwick BW-20\n- il frullatore Lumo no, quello me lo tengo io\n- trapano Acme, è del vicino',
      ['stufa Brightwick BW-20'],
    ],
    [
      'in Portuguese',
      '- carrinho Norvelle – doado\n- ventilador Brightwick\n- bicicleta Lumo - essa não vai, meu marido ficou com ela',
      ['ventilador Brightwick'],
    ],
    [
      'in Dutch',
      '- fiets Norvelle, gestolen\n- föhn Lumo – weggegooid\n- kinderwagen Brightwick',
      ['kinderwagen Brightwick'],
    ],
    [
      'in Polish',
      '- wózek Norvelle – sprzedany\n- fotelik Brightwick\n- mikser Lumo, oddany siostrze',
      ['fotelik Brightwick'],
    ],
    [
      'in a sentence, of the last thing alone',
      'We have a Norvelle kettle, a Lumo lamp (sold), and a Brightwick heater. The Acme swing is my neighbor’s.',
      ['Norvelle kettle', 'Brightwick heater'],
    ],
    [
      'in whatever column of a table',
      'tool | tag | status\nNorvelle saw NS-40 | T-01 | in use\nLumo saw LS-20 | T-02 | stolen 2029\nAcme drill | T-03 | in dumpster\nBrightwick welder | T-04 | on loan to Osgar but ours',
      ['Norvelle saw NS-40', 'Brightwick welder'],
    ],
  ])('leaves out what is gone, another’s or done: %s', (_what, notes, asked) => expect(askedIn(notes)).toEqual(asked));

  it.each<[string, string[]]>([
    ['Norvelle kettle, sold at Ostmark, bought 2029', ['Norvelle kettle']],
    ['Brightwick drill, on loan to my brother but still ours', ['Brightwick drill']],
    ['Norvelle lamp, lid missing', ['Norvelle lamp']],
    ['The crib, which was checked by my husband, is a Norvelle Lumo.', ['Norvelle Lumo crib']],
    ['Brightwick heater, returned to the store? no, kept it', ['Brightwick heater']],
    ['Norvelle kettle: still have it', ['Norvelle kettle']],
  ])('keeps what only sounds so: %s', (notes, asked) => expect(askedIn(notes)).toEqual(asked));
});
