/** Container ports abroad by their English names (UN/LOCODE). */
export const SEA_PORTS: readonly string[] = (
  'shanghai,ningbo,shenzhen,yantian,shekou,guangzhou,qingdao,tianjin,xingang,xiamen,dalian,fuzhou,lianyungang,foshan,zhongshan,hong kong,kaohsiung,keelung,taichung,' +
  'busan,incheon,yokohama,tokyo,kobe,osaka,nagoya,singapore,port klang,penang,laem chabang,bangkok,ho chi minh,ho chi minh city,haiphong,hai phong,da nang,jakarta,surabaya,manila,' +
  'nhava sheva,mumbai,mundra,chennai,kolkata,cochin,karachi,chittagong,colombo,jebel ali,istanbul,mersin,izmir,ambarli,hamburg,bremerhaven,rotterdam,antwerp,le havre,genoa,la spezia,valencia,barcelona,algeciras,' +
  'gdansk,gothenburg,felixstowe,santos,buenos aires,callao,valparaiso,manzanillo,veracruz,durban'
).split(',');
