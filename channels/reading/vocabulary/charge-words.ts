/**
 * What amounts of an offer are called, by kind and language. A star marks a word that names a charge only where an amount follows it.
 * Source: forms of offers and invoices of ERP systems (SAP, Dynamics, Odoo) in these languages, and EN 16931 for the terms of totals.
 */
export const CHARGE_WORDS = {
  freight: {
    de: 'anfuhr* fuhre* fuhrlohn* paketdienst* paketporto* dhl* dpd* gls* frachtkostenanteil* lieferaufwand* zufuhr* zustellgebühr* hauszustellung* botendienst* camionnage* frachtanteil* anlieferung_und_abholung* versandkostenfrei frachtfrei portofrei anlieferung* lieferung_und_montage* lieferung_und_aufbau* anlieferung_und_montage* lieferung* lieferpauschale lieferkosten anfahrt* anfahrtspauschale porto* versandpauschale frachtkosten transport* transport_pauschal transportpauschale frachtpauschale spedition* zustellung* standardversand* versand_und_verpackung fracht_und_verpackung lieferung_frei_haus* paketversand* speditionsversand*',
    fr: "coursier* messagerie* colissimo* chronopost* frais_de_camion* port envoi* frais_de_port frais_de_livraison frais_de_transport frais_d'expédition transport* livraison* livraison_et_reprise* transport_aller-retour* transport_aller_retour* aller-retour* acheminement* camionnage* affrètement* port_et_emballage participation_aux_frais_de_port frais_d'envoi forfait_livraison forfait_transport participation_au_transport livraison_standard* livraison_à_domicile* port_et_assurance",
    es: 'portes transporte* envío gastos_de_envío gastos_de_transporte flete despacho* mensajería* despacho_a_obra* despacho_a_domicilio* entrega_en_obra* puesta_en_obra* entrega* porte* porte_y_embalaje acarreo* reparto* fletes* cargo_por_envío contribución_a_portes contribución_a_los_portes envío_estándar* envío_a_domicilio* coste_de_envío costes_de_envío',
    it: 'recapito_a_domicilio* spese_corriere* trasporto* corriere* recapito* trasporto_andata_e_ritorno* trasporto_a/r* spese_di_trasporto spedizione* spese_di_spedizione spese_di_consegna consegna* contributo_trasporto contributo_spese_di_trasporto spese_trasporto contributo_spedizione contributo_spese_di_spedizione contributo_alla_spedizione spedizione_standard* costo_di_spedizione costi_di_spedizione spedizione_e_imballo',
    nl: 'bezorgen* thuisbrengen* postnl* dhl* reiskosten* verzendkosten transportkosten vracht vervoer* aflevering* koerier* vrachtkosten bezorgkosten levering* bezorging* verzending* leveringskosten standaardverzending* standaard_verzending* pakketverzending*',
    pt: 'frete transporte* carreto* transportadora* portes* custos_de_envio entrega* envio* despesas_de_envio taxa_de_entrega custo_de_transporte custos_de_transporte comparticipação_nos_portes comparticipação_no_transporte entrega_standard* envio_standard* portes_de_envio',
    pl: 'transport* koszt_transportu dostawa* koszt_dostawy przesyłka* koszty_wysyłki wysyłka* kurier* dowóz* opłata_za_dostawę opłata_za_transport koszty_dostawy koszty_transportu dostawa_standardowa* przesyłka_kurierska* kurier_standard*',
    sv: 'frakt fraktkostnad leverans* fraktavgift transport*',
    ja: '送料 運賃 配送料 配送費',
    en: 'dlvy dlvry haulage* trucking* hauling* truck_to* lorry_to* haul_to* trucked_to* barge_to* van_to* courier_to* delivery_to* transport_to_site* packing_and_forwarding_freight cartage_and_handling delivery_and_pick_up delivery_and_pick-up delivery_and_pickup delivery_&_pickup delivery_and_collection delivery_&_collection standard_delivery* standard_shipping* delivery_charge delivery_cost freight_cost carriage_charge',
  },
  fee: {
    // For an order that is small, and what the law puts on tyres, devices and their disposal.
    of_orders_and_waste: [
      'small_order_fee small_order_surcharge small_order_charge eco_fee* eco_fees* tyre_levy* environmental_levy* recycling_fee* weee*',
      'kleinauftragszuschlag mindestmengenzuschlag kleinbestellzuschlag ökobeitrag* entsorgungsbeitrag* altreifenentsorgung* vrg*',
      'supplément_petite_commande frais_de_petite_commande écofrais* éco-frais* éco-participation* écoparticipation* éco-contribution* deee*',
      'recargo_por_pedido_pequeño recargo_pedido_pequeño ecotasa* nfu* ecotasa_nfu* tasa_nfu* gestión_de_neumáticos* raee*',
      'supplemento_ordine_minimo supplemento_piccolo_ordine contributo_pfu* pfu* eco-contributo* ecocontributo* contributo_raee* raee*',
      'toeslag_kleine_order kleine-ordertoeslag kleine_ordertoeslag verwijderingsbijdrage* bandenheffing* recupel*',
      'taxa_de_pequena_encomenda taxa_de_encomenda_pequena sobretaxa_de_pedido_pequeno ecovalor* valorpneu* ecotaxa* ecoree*',
      'opłata_za_małe_zamówienie dopłata_za_małe_zamówienie opłata_recyklingowa* opłata_produktowa* kgo*',
    ].join(' '),
    de: 'dieselfloater* dieselaufschlag* einblaspauschale* halteverbotszone* halteverbotzone* anfahrtskosten* entladung* kranentladung* kupferzuschlag rohstoffzuschlag anschlusskosten* inbetriebnahme* wiederherstellung* abholung* aufbau* druckkosten* klischeekosten* filmkosten* nebenkosten* pfand* gefahrgut* gefahrgutzuschlag verpackung verpackungskosten verpackungspauschale bearbeitungspauschale bearbeitungsgebühr rüstkosten einrichtung* einrichtungskosten werkzeugkosten* einmalkosten energiezuschlag legierungszuschlag materialteuerungszuschlag dieselzuschlag mautzuschlag maut* kleinmengenzuschlag mindermengenzuschlag zeugniskosten schnittkosten* versicherung* montage* entsorgung*',
    fr: "équilibrage* soufflage* forfait_soufflage* supplément_hiver* frais_de_calage* calage* mise_en_service* dépose* pose* forfait_pose* évacuation* frais_d'outillage* outillage* frais_de_montage* montage* participation_énergie* taxe_énergie* frais_techniques* frais_de_cliché* consigne* manutention* emballage frais_d'emballage frais_de_dossier frais_de_gestion frais_fixes* mise_en_place* outillage* supplément* surcharge_carburant éco-participation* frais_de_mise_en_service* installation* déplacement* frais_de_déplacement forfait_déplacement*",
    es: 'maniobras* manejo* cargo_por_manejo* cargo_por* retirada* acarreos* gastos_de_preparación* clichés* flejado* puesta_a_punto* gastos_administrativos* descarga* embalaje desplazamiento* gastos_de_gestión recargo* recargo_combustible utillaje* puesta_en_marcha* manipulación* seguro* montaje* instalación*',
    it: 'attivazione* import_dati* scarico_con_gru* posa_in_opera* contributo_energia* contributo* smaltimento* spese_di_avviamento* impianto_stampa* impianti* bollo* ritiro* posa* scarico* facchinaggio* spese_bancarie* cauzione* diritti_di_segreteria* imballo imballaggio spese_di_incasso supplemento* attrezzaggio* spese_amministrative montaggio* installazione* trasferta* diritto_di_chiamata',
    nl: 'drukplaat* drukplaten* implementatie* opstartkosten* instapkosten* afvoer* afvoeren* plaatsing* energietoeslag milieutoeslag voorrijden* stelkosten* demontage* handlingskosten* drukplaten* verpakking* verpakkingskosten toeslag* orderkosten administratiekosten instelkosten brandstoftoeslag opstartkosten voorrijkosten montage* installatie*',
    pt: 'ecotaxa* ecovalor* recolha* remoção* colocação* taxa_de_urgência* mão_de_obra* paletes* embalagem* taxa_de_serviço taxa_administrativa montagem* instalação* despesas_administrativas taxa_de_combustível deslocação* deslocamento*',
    pl: 'wniesienie* utylizacja* opłata_przygotowawcza* przygotowalnia* palety* paleta* demontaż* odbiór_starego* uruchomienie* rozładunek* opakowanie* dojazd* pakowanie* opłata_manipulacyjna opłata* montaż* instalacja*',
    sv: 'emballage* framkörning* resekostnad* expeditionsavgift ställkostnad påslag* hanteringsavgift faktureringsavgift bränsletillägg drivmedelstillägg montering* installation*',
    ja: '手数料 梱包費 梱包料 取付費',
    en: 'coach_parking* bus_parking* parking_charge* parking_fee* pick_up* pick-up* pickup* collection* packing_&_forwarding packing_and_forwarding p&f p_&_f boxing* damage_waiver* loss_damage_waiver* tariff_surcharge alloy_surcharge onboarding* one-time_onboarding implementation* one-time_setup set_up* set-up_fee setup_fee activation* call-out* callout* mobilization* disposal* cleanup* cancellation_insurance* environmental_levy* service_charge* gratuity* staffing* linen* delivery_surcharge* residential_surcharge* demurrage_fee* customs_clearance* documentation* nrc nrcs non-recurring non-recurring_charge non-recurring_charges travel* travel_charge* trip* trip_charge* mileage* fsc* border_zone*',
  },
  discount: {
    de: 'gutschein* gutscheincode* aktionscode* rabattcode* sammelbestellnachlass* wiederverkäuferrabatt* rabatt aktionsrabatt stammkundenrabatt mengenrabatt nachlass preisnachlass sonderrabatt treuerabatt projektrabatt neukundenrabatt abzüglich* abzgl* abzgl.* inzahlungnahme*',
    fr: 'code_promo* code_réduction* bon_de_réduction* coupon* remise_pro* remise_école* remise rabais ristourne remise_commerciale remise_exceptionnelle remise_client réduction* avoir* valeur_de_reprise*',
    es: 'cupón* cupon* código_promocional* código_descuento* descuento dto dto. rebaja bonificación descuento_comercial descuento_especial descuento_por_volumen dto.* bonif.*',
    it: 'codice_sconto* codice_promo* buono_sconto* coupon* sconto sconto_quantità sconto_commerciale abbuono* ribasso* riduzione* valutazione_usato*',
    nl: 'kortingscode* actiecode* kortingsbon* waardebon* tegoedbon* korting kwantumkorting klantkorting actiekorting staffelkorting projectkorting inruil* inruilwaarde*',
    pt: 'cupão* cupom* código_promocional* código_de_desconto* vale_de_desconto* desconto desconto_comercial abatimento* dedução* retoma*',
    pl: 'kupon* kod_rabatowy* kod_promocyjny* rabat rabatu upust upustu zniżka zniżki zniżkę bonifikata* opust*',
    sv: 'rabatt mängdrabatt kundrabatt avgår* inbyte*',
    ja: '値引 値引き 割引 お値引き',
    en: 'promotion* bundle_promotion* promo* loyalty_credit* prepay_discount annual_prepay_discount coupon coupon_code* instant_coupon* promo_code* voucher* part-ex* part_ex* part-exchange* part_exchange* trade-in* trade_in* buy-back* buyback*',
  },
  tax: {
    de: 'mwst mwst. ust ust. mehrwertsteuer umsatzsteuer',
    fr: 'tva t.v.a. tps tvq',
    es: 'iva i.v.a. impuestos',
    it: 'iva i.v.a. imposta',
    pt: 'iva i.v.a. impostos imposto ipi icms',
    nl: 'btw b.t.w.',
    pl: 'vat podatek_vat',
    sv: 'moms mervärdesskatt',
    ja: '消費税',
    en: 'cgst sgst igst gst hst vat sales_tax use_tax consumption_tax',
  },
  subtotal: {
    de: 'zwischensumme zwischentotal warenwert warenwert_netto nettosumme nettobetrag nettowert summe_netto summe_positionen gesamt_netto* summe_exkl._mwst summe_ohne_mwst total_exkl._mwst total_exkl. total_exkl_mwst gesamtbetrag_netto angebotssumme_netto summe_zzgl._mwst artikelsumme positionssumme summe_der_positionen nettowarenwert warensumme summe_artikel gesamtnettobetrag summe_waren',
    fr: 'sous-total somme* total_ht montant_ht total_hors_taxes total_h.t. total_marchandises total_net_ht montant_total_ht total_articles total_produits montant_marchandises total_des_articles total_brut_ht sous-total_ht sous-total_articles',
    es: 'subtotal base_imponible total_sin_iva importe_neto total_neto suma_neta total_antes_de_iva importe_bruto total_artículos total_productos total_bruto suma_parcial importe_artículos total_mercancía subtotal_artículos',
    it: 'somma* imponibile totale_imponibile totale_netto subtotale totale_merce totale_iva_esclusa totale_senza_iva totale_articoli totale_prodotti totale_merci importo_merce totale_parziale subtotale_articoli totale_righe totale_lordo',
    nl: 'subtotaal som* totaal_excl._btw totaal_excl_btw totaal_exclusief_btw goederenwaarde totaal_ex_btw goederenbedrag totaal_goederen artikelen* totaal_artikelen subtotaal_artikelen netto_bedrag nettobedrag totaal_producten bruto_goederen',
    pt: 'subtotal soma* total_sem_iva base_tributável total_líquido valor_líquido total_mercadoria total_ilíquido total_artigos artigos* total_dos_artigos total_de_artigos total_produtos subtotal_artigos total_mercadorias mercadoria*',
    pl: 'suma_netto razem_netto wartość_netto kwota_netto łącznie_netto razem_towary suma_częściowa wartość_towarów wartość_produktów wartość_koszyka razem_produkty suma_pozycji wartość_pozycji_razem razem_pozycje',
    sv: 'delsumma summa_exkl._moms summa_exkl_moms summa_exklusive_moms totalt_exkl._moms totalt_exkl_moms netto*',
    ja: '小計 税抜合計 税抜金額',
    en: 'basic_value total_basic basic_total basic_amount taxable_value taxable_amount net_total total_excl_vat total_excl._vat total_ex_vat total_ex._vat total_before_tax total_before_vat total_excluding_vat total_exc_vat goods_total net_goods merchandise_total total_(ex_vat) total_ex_gst items* items_total item_total item_subtotal items_subtotal total_goods total_net_goods goods_value merchandise* product_total total_items lines_total net_goods_total goods_net',
  },
  total: {
    de: 'vertragswert auftragswert vertragssumme gesamt gesamtsumme gesamtbetrag gesamtpreis endbetrag endsumme endpreis rechnungsbetrag angebotssumme auftragssumme summe bruttobetrag bruttosumme gesamtbetrag_brutto summe_brutto summe_inkl._mwst gesamt_inkl._mwst gesamt_brutto total_inkl._mwst total_inkl. total_inkl_mwst gesamtbetrag_inkl._mwst zu_zahlen zusammen* alles_zusammen* insgesamt* in_summe* gesamtsumme_angebot angebotsbetrag angebotspreis bestellsumme gesamtangebotspreis',
    fr: 'valeur_du_contrat montant_du_contrat total_ttc montant_ttc montant_total_ttc montant_total net_à_payer total_général total_t.t.c. total_à_payer total_toutes_taxes_comprises au_total* en_tout* soit_un_total_de* total_devis total_commande total_de_la_commande total_de_l’offre total_offre montant_du_devis montant_de_l’offre montant_à_payer total_panier total_port_compris total_livraison_comprise',
    es: 'valor_del_contrato importe_del_contrato total importe_total total_con_iva total_iva_incluido total_general total_a_pagar total_oferta total_presupuesto en_total* todo_junto* suma_total* total_pedido total_del_pedido importe_de_la_oferta total_compra precio_total total_proforma total_cesta total_con_portes total_con_transporte total_con_envío total_portes_incluidos',
    it: 'valore_del_contratto importo_del_contratto totale totale_generale totale_offerta totale_iva_inclusa totale_ivato totale_da_pagare totale_preventivo totale_complessivo in_totale* in_tutto* per_un_totale_di* totale_ordine importo_totale totale_documento totale_fattura importo_offerta prezzo_totale totale_carrello totale_proforma totale_con_trasporto totale_trasporto_compreso totale_con_spedizione',
    nl: 'contractwaarde contractsom totaal totaalbedrag eindtotaal totaal_incl._btw totaal_incl_btw totaal_inclusief_btw te_betalen totaalprijs samen* in_totaal* bij_elkaar* offertetotaal offertebedrag totaal_offerte totaalbedrag_offerte totaal_bestelling ordertotaal factuurbedrag totaalbedrag_incl._btw',
    pt: 'valor_do_contrato total total_geral total_com_iva valor_total total_a_pagar total_da_proposta no_total* ao_todo* total_da_encomenda total_do_orçamento total_proposta valor_da_proposta preço_total total_do_pedido total_c/_iva montante_total total_com_portes total_com_transporte total_com_envio',
    pl: 'wartość_umowy wartość_kontraktu razem suma do_zapłaty razem_brutto suma_brutto wartość_brutto łącznie ogółem kwota_brutto łączna_kwota kwota_łączna łączny_koszt w_sumie* wartość_oferty łączna_wartość wartość_łączna suma_do_zapłaty cena_łączna łączna_cena razem_do_zapłaty suma_oferty cena_oferty razem_z_transportem razem_z_dostawą łącznie_z_dostawą',
    sv: 'totalt summa att_betala summa_inkl._moms summa_inkl_moms summa_inklusive_moms totalt_inkl._moms totalt_inkl_moms slutsumma totalsumma totalpris',
    ja: '合計 総額 合計金額 税込合計 お見積金額 御見積金額 総合計',
    en: 'total bill_amount bill_total invoice_amount invoice_value grand_total net_payable amount_payable payable* pay_this_amount please_pay* to_pay* amount_to_pay otd* out_the_door* out-the-door* total_payable first-year_total first_year_total year_one* year_1* first_year* term_total total_term year_1_total year_one_total contract_total net_contract_total contract_value total_contract_value total_bid bid_total total_due_at_signing total_inc_vat total_incl_vat total_incl._vat total_including_vat total_inc._vat total_with_vat total_inc_gst all-in_total total_for_the_term order_total quote_total quotation_total offer_total total_price total_offer total_order basket_total cart_total total_due',
  },
  minimum: {
    de: 'mindestbestellung* mindestauftrag*',
    fr: 'commande_minimum* commande_minimale* montant_minimum_de_commande* minimum_de_commande* minimum_de_facturation*',
    es: 'pedido_mínimo* importe_mínimo* compra_mínima* mínimo_de_pedido*',
    it: 'ordine_minimo* importo_minimo* minimo_d’ordine* minimo_ordine* fatturato_minimo*',
    nl: 'minimale_orderwaarde* minimale_bestelwaarde* minimumorder* minimale_bestelling* minimum_orderwaarde* minimumbestelling*',
    pt: 'encomenda_mínima* valor_mínimo_de_encomenda* valor_mínimo_da_encomenda* pedido_mínimo* mínimo_de_encomenda*',
    pl: 'minimalna_wartość_zamówienia* minimum_zamówienia* minimum_logistyczne* minimalne_zamówienie* minimalna_kwota_zamówienia*',
  },
} as const satisfies Record<string, Record<string, string>>;

/** What is to be paid, where a row of totals opens so: behind the word for a rest it is a part of the sum. */
export const TO_PAY = {
  de: 'zahlbetrag|zu bezahlen',
  fr: 'à payer|à régler',
  es: 'a pagar|por pagar',
  it: 'da pagare|da saldare',
  nl: 'te betalen|te voldoen',
  pt: 'a pagar|valor a pagar',
  pl: 'do zapłaty|do zapłacenia',
} as const;

/** The same said to the buyer, where the sum is all that follows: "You pay $1,896.00". */
export const YOU_PAY = {
  en: 'you pay|you’ll pay|you will pay|you would pay|you owe|what you pay',
  de: 'sie zahlen|sie bezahlen|ihr zahlt',
  fr: 'vous payez|vous paierez|vous réglez',
  es: 'usted paga|pagan ustedes|usted pagaría|pagaría',
  it: 'pagate|lei paga|paghereste',
  nl: 'u betaalt|jullie betalen',
  pt: 'o senhor paga|pagam|pagaria',
  pl: 'płacą państwo|płaci pan|płacisz|zapłacą państwo',
} as const;

/** What is to pay only for goods that are lent and do not come back whole, by language. */
export const LOST_OR_BROKEN = {
  en: 'loss or damage|damage or loss|lost or damaged|damaged or lost|losses|breakages|breakage|unreturned|not returned|missing items|if lost|if damaged',
  de: 'verlust|beschädigung*|bruch|bei verlust|nicht zurückgegeben*',
  fr: 'perte|casse|détérioration*|non restitué*|non rendu*',
  es: 'pérdida|pérdidas|rotura|roturas|daños|no devuelt*',
  it: 'smarrimento|perdita|rottura|rotture|danneggiament*|non restituit*',
  nl: 'verlies|breuk|beschadiging*|niet teruggebracht*|niet geretourneerd*',
  pt: 'perda|perdas|quebra|quebras|danos|não devolvid*',
  pl: 'zgubienie|zagubienie|uszkodzenie|zniszczenie|brak zwrotu|niezwrócon*',
} as const;
