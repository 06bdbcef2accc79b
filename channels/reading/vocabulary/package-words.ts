/** What a package is, where it is bought for itself and not for what is in it: "bouteilles bordelaises", "cajas de cartón". */
export const BOUGHT_FOR_ITSELF = {
  en: 'empty',
  de: 'leer|leere|aus glas|aus karton|aus pappe|aus holz|aus kunststoff',
  fr: 'vide*|bordelaise*|bourguignonne*|champenoise*|en verre|de verre|en plastique|en carton|en bois|en métal|en kraft|kraft|isotherme*|gerbable*|pliant*|pliable*',
  es: 'vací*|bordelesa*|bordalesa*|de vidrio|de cristal|de cartón|de plástico|de madera|kraft|plegable*|apilable*|isotérmic*',
  it: 'vuot*|bordoles*|borgognon*|in vetro|di vetro|di cartone|in cartone|in plastica|di plastica|in legno|di legno|pieghevol*|impilabil*|kraft',
  nl: 'leeg|lege|van glas|van karton|van hout|van kunststof',
  pt: 'vazi*|bordales*|de vidro|de cartão|de plástico|de madeira|kraft|dobráve*|empilháve*',
  pl: 'pust*|szklan*|bordosk*|kartonow*|plastikow*|drewnian*|ze szkła|z tektury',
} as const;
