/** How papers and their subject are joined, in questions and in other languages than English. Written for this project. */
export const PAPERS_ON =
  'published on|published about|written on|written about|something about|anything about|something on|know about|known about|known on|literature about|artikel über|artikel zu|studien zu|studien über|literatur zu|forschung zu|articles sur|études sur|publications sur|recherches sur|artículos sobre|estudios sobre|publicaciones sobre|articoli su|studi su|artigos sobre|estudos sobre|artikelen over|onderzoek naar';
/** How trials and their condition are joined in other languages than English. */
export const TRIALS_ON =
  'studien zu|studien für|studien gegen|studien über|studie zu|essais sur|essais pour|études sur|essais cliniques sur|ensayos para|ensayos sobre|ensayos clínicos para|estudios sobre|studi su|studi clinici su|sperimentazioni su|ensaios para|estudos sobre|onderzoek naar|studies naar';
