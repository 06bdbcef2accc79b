/** A page that a screening brief is about, as a web server would send it. */
export interface ScreeningPage {
  url: string;
  mediaType: string;
  body: string;
}

export const MARKDOWN = 'text/markdown; charset=utf-8';
export const PLAIN = 'text/plain; charset=utf-8';
export const HTML = 'text/html; charset=utf-8';

/** A page under its address, or under its path on the site of most. */
export const screeningPage = (place: string, mediaType: string, body: string): ScreeningPage => ({
  url: place.startsWith('https:') ? place : `https://screening.example/${place}`,
  mediaType,
  body,
});
