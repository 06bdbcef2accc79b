/** Words with which a writer takes back what stands before them: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const CORRECTING = `no wait,wait no,no sorry,sorry i meant,sorry i mean,sorry it's,sorry make that,actually make that,actually make it,actually no,i meant,i mean,i misread,misread it's,misread,make that,make it,scratch that,strike that,correction,typo,rather,or rather,my mistake,my bad,
  nein warte,nein moment,ich meine,ich meinte,gemeint ist,genauer gesagt,korrektur,pardon,je veux dire,je voulais dire,enfin non,non attends,perdón,quiero decir,quise decir,mejor dicho,no espera,digo,scusa,volevo dire,anzi,no aspetta,
  desculpa,quis dizer,quero dizer,aliás,ik bedoel,ik bedoelde,nee wacht,correctie`;
