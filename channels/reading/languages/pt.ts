import type { Vocabulary } from './vocabulary.ts';

export const pt: Vocabulary = {
  determiners: `o a os as um uma uns umas meu minha meus minhas nosso nossa nossos nossas seu sua seus suas este esta estes estas esse essa isso aquele aquela cada`,
  joiners: `e ou também além mais`,
  linkers: `de do da dos das com para em sem por no na`,
  copulas: `é são era eram está estão foi foram seja sejam`,
  negations: `não nem nunca jamais sem exceto salvo`,
  gone: `vendi vendemos vendido vendida devolvi devolvemos devolvido joguei doei dei`,
  only: `só somente apenas mas resta sobrou`,
  buying: `comprei compramos comprou comprado comprada ganhei ganhamos recebi recebemos recebido encomendei pedi encontrei paguei adquiri`,
  at: `em no na nos nas de do da pela pelo`,
  makers: `da por`,
  people: `enfermeira enfermeiro médica médico senhor mãe mamãe pai papai pais esposa esposo mulher marido filho filha filhos filhas criança crianças bebê bebé bebês gêmeos gémeos irmão irmã avó avô avós neto neta tia tio sobrinho sobrinha amigo amiga amigos vizinho vizinha vizinhos família colega chefe sogra sogro primo prima menino menina creche`,
  greetings: `olá oi bom boa dia tarde noite prezado prezada prezados caro cara senhor senhora`,
  closings: `obrigado obrigada cumprimentos atenciosamente cordialmente abraço abraços agradeço desde beijos abs att`,
  health: `diabetes diabético diabética epilepsia epiléptico asma asmático câncer cancro demência alzheimer parkinson tdah autismo autista depressão avc artrite artrose grávida gravidez diálise alergia alergias alérgico alérgica deficiência deficiente doente doença operação cirurgia hipertensão enxaqueca celíaco celíaca prematuro terapia dor dores
    erupção coceira urticária eczema náuseas vómitos vômitos diarreia dermatite bronquite brotoeja dpoc hta`,
  talk: `sobretudo especialmente mora moro moramos vive viajar
    eu tu ele ela nós vocês você eles elas me te se nos lhe lhes que quem qual quais quando onde como porque se embora enquanto pois
    tenho tem temos têm tinha tinham tenha há sou somos estou estamos ser estar ter posso pode podem podemos poderia poderiam quero quer queremos gostaria gostaríamos preciso precisa precisamos devo deve fazer faço faz vou vai vamos vão ir sei sabe saber
    recall recalls recolhido recolhida recolhidos recolha recolhimento chamado chamada chamados retirado retirada retirados mercado alerta aviso afetado afetada seguro segura seguros perigo perigoso perigosa risco verificar verifique verifiquem checar ver visto vejam procurar procuro achar dizer digam diz dito perguntar pergunta perguntas resposta
    favor talvez ainda já sempre muito muita muitos muitas pouco algum alguma alguns algumas algo nada tudo todo toda todos todas outro outra outros outras mesmo mesma vários várias ambos ambas aqui aí ali agora hoje ontem amanhã recentemente antes depois durante contra entre sobre sob até seguinte seguintes lista abaixo acima
    ano anos mês meses semana semanas dias hora horas tempo vez vezes natal aniversário último última passado passada próximo novo nova novos novas velho velha usado usada segunda mão primeiro primeira dois duas três quatro cinco seis sete oito nove dez janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro verão inverno primavera outono
    casa apartamento cozinha quarto banheiro sótão garagem jardim escritório escola loja feira armário geladeira
    coisa coisas produto produtos artigo artigos aparelho aparelhos marca marcas modelo modelos tipo número série lote etiqueta fabricante nome código
    uso usamos usa usar utilizo come comemos comer bebe beber dorme dormir brinca brincar leva levar dirijo dirigir conduzo funciona então assim info informação informações ajuda ajudar ok`,
};
