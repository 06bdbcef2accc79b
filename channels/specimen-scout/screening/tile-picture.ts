/** A PNG of 480 × 320 pixels: a brown tile of 60 × 40 mm beside marker 7 of ArUco's 4X4 dictionary, whose black square has sides of 30 mm. */
export const TILE = new Uint8Array(
  Buffer.from(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAeAAAAFAAgMAAAAZpkfoAAAADFBMVEV4PCju7u7///8AAACuwYCyAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA2klEQVR42u3b',
      'IQ6AMAwF0Bnuh5nhfhjM7jcDBsyyEDArCe/75sk2XZdyUBIYDAaDwWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAwGg8FgMBgMBn8WXrb7rE3pnN5lAoPBYDAY',
      '/Aguez8VDAaDwWDwULiejb+AwWAwGAwOgy8IDAaDwWBwHFybBXkBg8FgMBg8HN47wwAYDAaDweAY2FM9GAwGg8ExsFN2MBgMBoNj4eyrNxgMBoPBYDAYDAaD',
      'wWAwGAwGg8FgMBgMBoPBYDAYDAaDwWAwGAz+M3wAMiN74JnsmgsAAAAASUVORK5CYII=',
    ].join(''),
    'base64',
  ),
);
