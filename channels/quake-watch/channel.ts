import { defineChannel } from '../kit/define-channel.ts';
import { NOMINATIM } from '../reading/nominatim.ts';
import { FORECAST } from '../reading/vocabulary/beyond-words.ts';
import { card } from './card.ts';
import { askFirst, RADIUS_KM, readPlaces, readQuakes, USGS } from './usgs.ts';
import { slots, Wanted, WORLD } from './wanted.ts';

/** Channel 105: earthquakes of regions and places. */
export const quakeWatch = defineChannel({
  card,
  wanted: Wanted,
  slots,
  items: 'places',
  words: `earthquake earthquakes quake quakes tremor tremors seismic aftershock aftershocks foreshock magnitude magnitudes mag richter scale epicenter epicentre usgs strong stronger significant shaking shook felt happen
    hit struck radius km kilometers kilometres miles depth alert alerts fault occurred recorded registered earth shake shakes shaken
    erdbeben beben gab terremoto terremotos sismo sismos hubo séisme séismes tremblement tremblements terre scosse terremoti tremores aardbeving aardbevingen`,
  sources: [USGS, NOMINATIM],
  screening: async () => (await import('./screening.ts')).screening,
  ask: askFirst,
  answers: { nominatim: readPlaces, usgs: readQuakes },
  columns: [
    { key: 'magnitude', label: 'Magnitude', type: 'number' },
    { key: 'place', label: 'Place', type: 'text', isOptional: true },
    { key: 'time', label: 'Time (UTC)', type: 'date' },
    { key: 'depthKm', label: 'Depth', type: 'number', unit: 'km', isOptional: true },
    { key: 'alert', label: 'Alert', type: 'text', isOptional: true },
    { key: 'status', label: 'Status', type: 'text', isOptional: true },
    { key: 'link', label: 'Link', type: 'link' },
  ],
  tell: ({ magnitude, place, time, depthKm, alert, link }) =>
    `${String(time)}: magnitude ${String(magnitude)}${place ? `, ${String(place)}` : ''}${depthKm === null ? '' : `, ${String(depthKm)} km deep`}${alert ? `, alert ${String(alert)}` : ''} ${String(link)}`,
  none: 'no earthquake in the catalogue',
  beyond: [[FORECAST, 'no one can say when an earthquake will come; this lists those that were.']],
  remarks: ({ places, radiusKm, period }) => [
    ...(period ? [] : ['No time was given: the last 30 days.']),
    ...(radiusKm === null && places.some(({ name }) => name !== WORLD)
      ? [`Regions within their bounds, places within ${RADIUS_KM} km.`]
      : []),
  ],
});
