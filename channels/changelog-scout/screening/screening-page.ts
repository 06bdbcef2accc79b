/** A page that a screening brief is about, as a web server would send it. */
export interface ScreeningPage {
  url: string;
  mediaType: string;
  body: string;
}
