import { describe, expect, it } from 'vitest';
import { refusesOthers } from './refuses-others.ts';

describe('refusesOthers', () => {
  it.each([
    'Any change of product has to be approved by the engineer first.',
    'Ein Produktwechsel muss vorher von der Bauleitung genehmigt werden.',
    'Es kommt ausschliesslich das Original in Frage.',
    'Nachbauten werden von uns nicht eingesetzt.',
    'Ersatzprodukte sind ausgeschlossen.',
    'Andere Fabrikate sind vorher vom Planer freizugeben.',
    'Les équivalents ne sont pas acceptés.',
    "Un autre modèle ne rentre pas, nous ne pouvons donc pas prendre d'équivalent.",
    "Nous ne prenons que l'original.",
    'Toute autre référence doit être validée au préalable par notre bureau.',
    'No se admiten sustitutos.',
    'Solo recambio original.',
    'Otra medida no nos sirve.',
    'Il capitolato vieta i prodotti compatibili.',
    'Solo ricambi originali.',
    'Una misura diversa va prima approvata dalla direzione.',
    'Een ander type kunnen we niet gebruiken.',
    'Vervangende producten zijn uitgesloten.',
    'Não contem com substitutos.',
    'Qualquer outro modelo tem de ser aprovado antes.',
    'Zamienników nie przyjmujemy.',
    'Substitutes are ruled out.',
  ])('%s', (brief) => {
    expect(refusesOthers(brief)).toBe(true);
  });

  it.each([
    'Alternativen sind willkommen.',
    'Equivalente aceptado. No hay prisa.',
    'Bitte zwei Angebote vergleichen, andere haben nicht geantwortet.',
    'Si hay alternativa, mejor.',
    'Il prezzo è diverso da prima.',
  ])('not: %s', (brief) => {
    expect(refusesOthers(brief)).toBe(false);
  });
});
