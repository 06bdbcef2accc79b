import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../distance-miles.ts';
import { placeMarkers } from './place-markers.ts';
import { project, scaleLength } from './project.ts';

describe('project', () => {
  const centre = { lat: 44.05, lon: -123.09 };

  it.each([
    ['north', { lat: 44.1, lon: -123.09 }, [0, -1]],
    ['east', { lat: 44.05, lon: -123.0 }, [1, 0]],
    ['south-west', { lat: 44.0, lon: -123.2 }, [-1, 1]],
  ])('puts what lies %s of the centre there', (_where, point, [x, y]) => {
    const spot = project(centre, 50)(point);
    expect([Math.sign(Math.round(spot.x)), Math.sign(Math.round(spot.y))]).toEqual([x, y]);
  });

  it('is to scale', () => {
    for (const point of [
      { lat: 44.07, lon: -123.05 },
      { lat: 43.9, lon: -123.2 },
    ]) {
      const { x, y } = project(centre, 10)(point);
      expect(Math.hypot(x, y) / 10).toBeCloseTo(distanceMiles(centre, point), 1);
    }
  });

  it('goes on over the date line', () => {
    const { x } = project({ lat: 0, lon: 179.99 }, 10)({ lat: 0, lon: -179.99 });
    expect(x).toBeCloseTo(distanceMiles({ lat: 0, lon: 179.99 }, { lat: 0, lon: -179.99 }) * 10, 3);
  });
});

describe('scaleLength', () => {
  it.each([
    [100, 150, 1],
    [60, 150, 2],
    [6, 150, 25],
    [3_000, 150, 0.05],
    [0.001, 150, 1_000],
    [1e9, 150, 0.01],
  ])('at %d pixels a mile within %d pixels is %d miles', (pixelsPerMile, most, miles) => {
    expect(scaleLength(pixelsPerMile, most)).toBe(miles);
  });
});

describe('placeMarkers', () => {
  it('puts a number on its point where it has room, else beside it, never over another', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 5, y: 0 },
      { x: 200, y: 0 },
      { x: 0, y: 0 },
    ];
    const markers = placeMarkers(points, 30, 320);
    expect(markers[0]).toEqual(points[0]);
    expect(markers[2]).toEqual(points[2]);
    for (const [at, one] of markers.entries()) {
      expect(one).not.toBeNull();
      for (const other of markers.slice(at + 1))
        expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(32);
    }
  });

  it('leaves out a number for which there is no room', () => {
    const crowd = Array.from({ length: 200 }, (_, at) => ({ x: at % 14, y: Math.floor(at / 14) }));
    const markers = placeMarkers(crowd, 30, 100);
    expect(markers).toContain(null);
    expect(
      markers.filter((marker) => marker !== null).every(({ x, y }) => Math.abs(x) <= 100 && Math.abs(y) <= 100),
    ).toBe(true);
  });
});
