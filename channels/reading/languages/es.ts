import type { Vocabulary } from './vocabulary.ts';

export const es: Vocabulary = {
  determiners: `el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras su sus tu tus este esta estos estas ese esa esos esas aquel cada lo`,
  joiners: `y e o u además también más`,
  linkers: `de del con para en sin por al a`,
  copulas: `es son era eran está están fue fueron sea sean`,
  negations: `no ni nunca jamás sin excepto salvo menos tampoco`,
  gone: `vendí vendimos vendido vendida devolví devolvimos devuelto devuelta tiré tiramos regalé regalamos`,
  only: `solo sólo solamente únicamente pero sino queda quedan`,
  buying: `compré compramos compró comprado comprada compraron comprar conseguí conseguimos recibí recibimos recibido pedí pedimos encontré regalaron regaló pagué pagado adquirí adquirido`,
  at: `en de desde por a`,
  makers: `por`,
  people: `madre mamá padre papá padres esposa esposo mujer marido hijo hija hijos hijas niño niña niños niñas bebé bebés gemelos hermano hermana hermanos abuela abuelo abuelos nieto nieta nietos tía tío sobrino sobrina amigo amiga amigos vecino vecina vecinos familia colega jefe suegra suegro primo prima chico chica guardería`,
  greetings: `hola buenos buenas días tardes noches estimado estimada estimados querido querida señor señora señores`,
  closings: `gracias saludos cordialmente atentamente saludo cordial antemano muchas abrazo abrazos saludito saluditos`,
  health: `diabetes diabético diabética epilepsia epiléptico asma asmático cáncer demencia alzheimer parkinson tdah autismo autista depresión ictus artritis artrosis embarazada embarazo diálisis alergia alergias alérgico alérgica discapacidad discapacitado enfermo enferma enfermedad operación hipertensión migraña celíaco celíaca prematuro terapia dolor dolores
    sarpullido salpullido erupción ronchas picazón urticaria eczema náuseas vómitos diarrea migrañas dermatitis bronquitis acv avc epoc hta vih`,
  talk: `especialmente sobretodo vive vivo vivimos viajar
    yo tú él ella nosotros nosotras ustedes usted vosotros ellos ellas me te se nos os le les lo que qué quien quién cual cuál cuáles cuando cuándo donde dónde como cómo porque si aunque mientras pues
    he has ha hemos han había habían tengo tienes tiene tenemos tienen tenía tenían hay soy eres somos estoy estamos estar ser tener puedo puede pueden podemos podría podrían podéis quiero quiere queremos quisiera quisiéramos necesito necesitamos debo debe debemos hace hacer hago voy va vamos van ir sé sabe saben saber saben gustaría
    retirado retirada retirados retiradas retirada retiro retiros llamado llamados recall recalls mercado alerta alertas aviso afectado afectada afectados seguro segura seguros peligro peligroso peligrosa riesgo revisar revise revisen revisa comprobar comprueba verificar verifique mirar mire ver visto buscar busco buscamos oye miro mira busca encontrar decir digan diga dicen dice dicho preguntar pregunta preguntas respuesta consulta
    favor quizás tal vez todavía aún ya siempre muy mucho mucha muchos muchas poco poca algún alguno alguna algunos algunas algo nada todo toda todos todas otro otra otros otras mismo misma varios varias ambos ambas aquí ahí allí ahora hoy ayer mañana recientemente antes después durante hacia contra entre sobre bajo desde hasta siguiente siguientes lista abajo arriba
    año años mes meses semana semanas día hora horas tiempo vez veces navidad cumpleaños último última pasado pasada próximo nuevo nueva nuevos nuevas viejo vieja usado usada segunda mano primero primera dos tres cuatro cinco seis siete ocho nueve diez enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera otoño
    casa apartamento piso cocina habitación cuarto baño sótano garaje jardín oficina escuela colegio tienda mercadillo armario nevera
    cosa cosas producto productos artículo artículos aparato aparatos marca marcas modelo modelos tipo número serie lote etiqueta fabricante nombre código pone
    uso usamos usa usar usado utilizo utilizamos come comemos comer bebe beber duerme dormir juega jugar lleva llevar conduzco conducir maneja manejo funciona entonces así info información ayuda ayudar ayúdeme ok dígame quería saber`,
};
