import { cueList } from '../../reading/cue-list.ts';

/**
 * "…, label gone", "(the box is long gone)", "threw out the manual": what a thing is known by, or came in, is gone, and the thing is there. The clause says nothing else, and is left out,
 * so that no reader takes the thing itself for gone.
 */
export const withoutPartsGone = (text: string): string =>
  text.replace(PART_GONE, (whole) => (whole.includes('\n') ? '\n' : '')).replace(/[ \t]*\([ \t]*\)/g, '');

/** Where a clause begins: behind a mark, a joining word, or at the start of a line. */
const START = String.raw`(?:[ \t]*[,;–—][ \t]*|[ \t]-{1,2}[ \t]|(?<=^|[(\n.!?/][ \t]{0,3})|[ \t](?=(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)[ \t]))`;
const JOINT = String.raw`(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)[ \t]+)?`;
const OWN = String.raw`(?:(?:the|its|his|her|their|our|my|der|die|das|le|la|les|son|sa|el|su|il|lo|o|a|de|het)[ \t]|l['’])?`;

const PART_GONE = cueList(
  String.raw`
  {part} (?:is |was |has |got |all |long |already |been |both ){0,4}(?:gone|missing|lost|tossed|trashed|recycled|binned|discarded)
  {part} (?:is |was |has |got |all |long |already |been |both ){0,4}(?:thrown|torn|peeled|worn|rubbed|fell|came|fallen) (?:out|away|off)
  {part} (?:is |was |went |all |already ){0,3}in the (?:trash|bin|recycling|garbage)
  (?:(?:i|we) )?(?:threw|tossed|lost|binned|recycled|chucked|trashed)(?: (?:out|away))? {own}{part}(?: (?:out|away))?
  {teil} (?:(?:ist|sind|war|schon|längst|leider|wurde) ){0,3}(?:weg|fehlt|fehlen|verloren|entsorgt|weggeworfen|abgerissen|abgefallen|nicht mehr (?:da|dran|vorhanden))
  {partie} (?:(?:est|a été|déjà|sont) ){0,2}(?:jetée?s?|perdue?s?|disparue?s?|manquante?s?|manque|partie?s?|arrachée?s?|décollée?s?|à la poubelle)
  (?:j['’]ai|on a|nous avons) (?:jeté|perdu) {own}{partie}
  {parte} (?:(?:está|fue|ya|se|la|lo) ){0,3}(?:tirad[oa]s?|perdid[oa]s?|falta|perdió|desaparecid[oa]s?|arrancad[oa]s?|cayó|tiramos|no está|en la basura)
  (?:tiré|tiramos|perdí|perdimos) {own}{parte}
  {pezzo} (?:(?:è|è stat[oa]|già|non) ){0,2}(?:buttat[oa]|pers[oa]|manca|sparit[oa]|strappat[oa]|c['’]è più)|(?:ho|abbiamo) (?:buttato|perso) {own}{pezzo}
  {peça} (?:(?:foi|está|já) ){0,2}(?:jogad[oa] fora|deitad[oa] fora|perdid[oa]|falta|sumiu|sumid[oa]|arrancad[oa]|caiu|no lixo)|(?:joguei fora|perdi|perdemos) {own}{peça}
  {deel} (?:(?:is|zijn|al|lang) ){0,2}(?:weg|kwijt|ontbreekt|ontbreken|weggegooid|verdwenen|eraf)
  {część} (?:(?:już|jest|została|został|zostało) ){0,2}(?:wyrzucon[aey]|zgubion[aey]|zginęł[ao]|zginął|odpadł[ao])
  {część} (?:(?:już|jest|została|został) ){0,2}zerwan[aey]|(?:brak|nie ma) (?:pudełka|etykiety|opakowania|naklejki|instrukcji|paragonu|kartonu|metki)
`,
  {
    flags: 'giu',
    before: START + JOINT + OWN,
    after: String.raw`(?=[ \t]*(?:[,;.!?)\n/–—]|$|(?:and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|i|ale)[ \t]))`,
    words: {
      part: '(?:name |rating |model |data )?(?:labels?|plates?)|box(?:es)?|cartons?|packag(?:e|ing)|wrappers?|stickers?|tags?|manuals?|instructions|receipts?|lids?|papers',
      teil: 'karton|schachtel|verpackung|etiketts?|aufkleber|typenschild|anleitung|kassenbon|beleg|rechnung|deckel',
      partie: 'boîte|carton|emballage|étiquette|autocollant|notice|facture|ticket de caisse|plaque|couvercle',
      parte: 'caja|etiqueta|embalaje|envase|pegatina|manual|recibo|placa|tapa',
      pezzo: 'scatola|etichetta|confezione|imballaggio|adesivo|manuale|scontrino|targhetta|coperchio',
      peça: 'caixa|etiqueta|embalagem|adesivo|manual|recibo|nota fiscal|placa|tampa',
      deel: 'doos|etiket|label|verpakking|sticker|handleiding|kassabon|typeplaatje|deksel',
      część: 'pudełko|etykieta|opakowanie|naklejka|instrukcja|paragon|karton|metka|tabliczka',
      own: OWN,
    },
  },
);
