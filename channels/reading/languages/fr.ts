import type { Vocabulary } from './vocabulary.ts';

export const fr: Vocabulary = {
  determiners: `le la les l' un une des du mon ma mes notre nos son sa ses leur leurs votre vos ton ta tes ce cet cette ces quelques chaque`,
  joiners: `et ou ainsi puis aussi plus également`,
  linkers: `de d' à au aux en avec pour sans par`,
  copulas: `est sont était étaient c'est sera soit`,
  negations: `ne n' pas plus jamais sauf excepté hormis sans`,
  gone: `vendu vendue vendus vendues rendu rendue retourné retournée jeté jetée donné donnée`,
  only: `seulement uniquement mais plutôt reste`,
  buying: `acheté achetée achetés achetées achète acheter achetons reçu reçue commandé commandée obtenu trouvé trouvée offert offerte payé`,
  at: `chez à au aux en dans sur depuis via`,
  makers: `par`,
  people: `mère maman père papa parents femme mari épouse époux fils fille filles enfant enfants bébé bébés jumeaux frère soeur sœur mamie papy grand-mère grand-père petit-fils petite-fille tante oncle neveu nièce ami amie amis voisin voisine voisins famille collègue patron garçon garçons belle-mère beau-père cousin cousine nourrice crèche`,
  greetings: `bonjour bonsoir salut coucou cher chère chers madame monsieur messieurs mesdames allô`,
  closings: `merci cordialement salutations amicalement bien sincèrement bises remerciements avance bisous cdt cdlt respectueusement`,
  health: `diabète diabétique épilepsie épileptique asthme asthmatique cancer démence alzheimer parkinson tdah autisme autiste dépression avc arthrose arthrite enceinte grossesse dialyse allergie allergies allergique handicap handicapé handicapée malade maladie opération hypertension migraine eczéma prématuré thérapie douleurs
    éruption démangeaisons urticaire nausées vomissements diarrhée migraines dermatite bronchite hta bpco`,
  talk: `surtout notamment habite habitons vit vivons voyager
    je j' tu il elle on nous vous ils elles me m' te t' se s' lui y moi toi eux qui que qu' quoi dont où quand comment pourquoi quel quelle quels quelles lequel laquelle si car parce comme lorsque
    ai as a avons avez ont avais avait avions avaient suis es sommes êtes étais été être avoir ayant peux peut pouvez pouvons peuvent pourriez pourrais pourrait veux veut voulez voudrais voudrions aimerais aimerions dois doit devons devrais faut fait faire fais faites va vais allons allez vont aller vient viens sait sais savoir savez
    rappel rappels rappelé rappelée rappelés rappelées rappeler concerné concernée concernés concernées retiré retirée retirés retirées danger dangereux dangereuse sûr sûre sécurité risque risques vérifier vérifiez vérifie regarder regardez voir vu vue chercher cherche cherchons trouver dire dites dit dites-moi demander demande question questions réponse
    s'il vous plaît plait svp stp peut-être encore déjà toujours très trop peu beaucoup plusieurs tout toute tous toutes autre autres même mêmes rien quelque chose choses truc trucs aucun aucune ici là voici voilà maintenant aujourd'hui hier demain récemment depuis avant après pendant vers contre entre sous sur ci-dessous suivant suivants suivante suivantes liste dessous dessus
    an ans année années mois semaine semaines jour jours fois noël anniversaire dernier dernière derniers prochaine nouveau nouvelle neuf neuve vieux vieille ancien ancienne occasion premier première deux trois quatre cinq six sept huit neuf dix janvier février mars avril mai juin juillet août septembre octobre novembre décembre été hiver printemps automne
    maison appartement cuisine chambre salle bain cave garage jardin bureau école magasin brocante chez-nous placard frigo
    produit produits article articles appareil appareils marque marques modèle modèles type numéro référence série lot étiquette fabricant nom indiqué inscrit écrit indique
    utilise utilisons utiliser utilisé utilisée possède possédons mange mangeons manger boit boire dort dormir joue jouer porte porter conduis conduire roule rouler marche sont-elles sont-ils est-il est-elle est-ce y a-t-il a-t-elle ont-ils ont-elles peut-on puis-je pouvez-vous donc alors or ni aussi bien info infos information informations aide aider ok`,
};
