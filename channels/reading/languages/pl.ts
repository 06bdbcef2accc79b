import type { Vocabulary } from './vocabulary.ts';

/** Short words that are others in the languages beside it ("a", "do", "na", "to", "on") are left out: the rest tells Polish well enough. */
export const pl: Vocabulary = {
  determiners: `mój moja moje moi mojego mojej moją mojemu nasz nasza nasze naszego naszej naszą twój twoja twoje jego jej ich ten ta te tego tej tę tych ci każdy każda`,
  joiners: `i oraz lub albo także też również`,
  linkers: `z ze w we dla bez przy`,
  copulas: `jest są był była było były będzie`,
  negations: `nie nigdy żaden żadna bez oprócz`,
  gone: `sprzedałem sprzedałam sprzedaliśmy sprzedany sprzedana oddałem oddałam oddaliśmy wyrzuciłem wyrzuciłam wyrzuciliśmy zwróciłem zwróciłam zwróciliśmy zwrócony zwrócona zwrócone zwrócono wyrzucony wyrzucona wyrzucone sprzedane`,
  only: `tylko jedynie ale`,
  buying: `kupiłem kupiłam kupiliśmy kupiony kupiona kupione nabyłem nabyłam dostałem dostałam dostaliśmy otrzymałem otrzymałam zamówiłem zamówiłam`,
  at: `od ze u`,
  makers: `przez firmy`,
  people: `mama mamy mamo matka matki tata taty ojciec ojca rodzice rodziców żona żony żoną mąż męża mężem syn syna synowi synem synka synek córka córki córce córkę córką dzieci dziecko dziecka dziecku niemowlę bliźniaki brat brata siostra siostry babcia babci dziadek dziadka wnuk wnuka wnuczka wnuczki wnuczkę
    ciocia ciotka wujek przyjaciel przyjaciółka kolega koleżanka sąsiad sąsiadka sąsiadki rodzina rodziny szef teściowa teść chłopiec chłopca dziewczynka dziewczynki`,
  greetings: `cześć witam witaj hej dzień dobry wieczór szanowni szanowny szanowna państwo drogi droga`,
  closings: `pozdrawiam pozdrowienia dziękuję dzięki dziękujemy pozdrawiamy poważaniem serdecznie uprzejmie łączę`,
  health: `cukrzyca cukrzycę cukrzycy cukrzyk padaczka padaczkę astma astmę rak nowotwór demencja alzheimer parkinson autyzm depresja depresję udar ciąża ciąży dializa alergia alergię uczulenie uczulony uczulona niepełnosprawny niepełnosprawna chory chora chorobę choroba operacja nadciśnienie migrena migrenę celiakia celiakię bezdech bezdechu
    wysypka wysypkę wysypki swędzenie pokrzywka egzema nudności wymioty biegunka azs nadciśnienia`,
  talk: `szczególnie zwłaszcza mieszka mieszkam mieszkamy
    ja ty ona ono my wy oni one mnie mi ciebie cię go jemu mu nas nam was wam im nimi sobie się co kto czy kiedy gdzie jak dlaczego ponieważ bo jeśli jeżeli chociaż podczas gdy że
    mam masz ma mamy macie mają miałem miałam mieliśmy jestem jesteś jesteśmy być mogę może możemy można mogą chcę chce chcemy chciałbym chciałabym chcielibyśmy potrzebuję potrzebujemy muszę musi musimy należy powinienem robić robię idę idziemy wiem wie wiedzieć wiadomo
    wycofany wycofana wycofane wycofani wycofano wycofanie wycofania zwrot zwrotu akcja akcji serwisowa przywoławcza rynku alert ostrzeżenie ostrzeżenia dotyczy dotyczą bezpieczny bezpieczna bezpieczne niebezpieczny niebezpieczna ryzyko sprawdzić sprawdźcie sprawdź sprawdzenie proszę prosimy prośba szukam szukamy szuka znaleźć powiedzieć pytanie pytania odpowiedź
    jeszcze już zawsze bardzo dużo wiele mało kilka jakiś jakaś jakieś coś nic wszystko wszystkie wszyscy inny inna inne innych sam sama samo tutaj tu tam teraz dziś dzisiaj wczoraj jutro niedawno ostatnio przed po między około ponad pod nad obok następujące następujący poniżej powyżej lista listy
    rok roku lata tydzień tygodnie miesiąc miesiące godzina raz święta urodziny ostatni ostatnia nowy nowa nowe stary stara stare używany używana używane pierwszy pierwsza dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
    dom domu domem mieszkanie mieszkania kuchnia kuchni pokój pokoju łazienka piwnica garaż garażu ogród biuro szkoła szkoły przedszkole przedszkola sklep sklepie szafa
    rzecz rzeczy produkt produkty produktu artykuł urządzenie urządzenia marka marki model typ rodzaj numer nr seryjny partia partii seria etykieta etykiecie producent producenta nazwa kod kodu napis
    używam używamy używa jemy je pije śpi bawi nosi jeżdżę jeździmy działa więc tak info informacja informacje pomoc pomóc ok góry`,
};
