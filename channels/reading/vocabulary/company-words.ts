/**
 * Legal forms of firms as they write them behind their names; a dot may be left out. Source: the ISO 20275 list of entity legal forms, in the
 * short forms of letterheads.
 */
export const LEGAL_FORMS = `fhu, f.h.u, phu, p.h.u, pphu, eireli, sp. z o.o, lda, ltda, s.r.o, kft, k.k, gbr, e.k, eurl, sas, bvba, oyj, sp.j, inc, incorporated, llc, l.l.c, ltd, limited, corp
    corporation, co, company, gmbh, ag, kg, ohg, ug, se, s.a, s.a.s, sarl, sàrl, srl, s.r.l, spa, s.p.a, bv, b.v, nv, ab, as, a/s, oy
    aps, plc, pty, s.l, lp, llp, bros, brothers, & son, & sons, son, sons
    s.a. de c.v, s. de r.l. de c.v, r.l. de c.v, c.v, s.a.p.i. de c.v, s.l.u, s.a.u, s.n.c, s.a.s.u, s.c, c.b, e.u, eg, cc, ges.m.b.h, mbh, kgaa, v.o.f, sp.k, unipessoal lda, sagl`;

/**
 * What stands before the number of a firm in a register or of a tax payer, by which letterheads end. Source: the particulars that Directive (EU)
 * 2017/1132, article 26, and tax laws ask of business letters.
 */
export const REGISTER_MARKS = `siret, siren, r.c.s, ape, naf, tva intracom*, kvk, kvk-nummer, btw-nr, btw nr, nip, regon, krs, nif, n.i.f, nipc, n.i.p.c, cif, c.i.f, nie, rfc, r.f.c, cuit
    c.u.i.t, cnpj, p.iva, p. iva, partita iva, cod. fisc, c.f, r.e.a, ust-id, ust-idnr, ust-id-nr, uid, uid-nr, atu, fn, hrb, hra, steuernr, steuernummer, st.-nr, che, iban, bic
    cap. soc, cap.soc, capitale sociale, capital social, au capital de, stammkapital, kapitał zakładowy, vat no, vat reg, vat reg no, company no, company reg, abn, ein, gstin`;

/** What firms that sell to firms call themselves by: their trade, what they deal in. A star stands for any ending. */
export const TRADE_WORDS = `hurtownia, supply, supplies, supplier, industrial, industries, bolt, fasten*, screw, nut, bearing, bearings, seal, seals
    transmission, hydraulic, hydraulics, pneumatic, pneumatics, fluid, power, hose, fitting, fittings, electric, electrical
    electronic, electronics, wire, cable, component, components, hardware, tool, tools, tooling, motion, control, controls, automation
    system, systems, technik, technologies, technology, machine, machinery, mfg, manufacturing, metal, metals, steel, alloy, alloys
    plastic, plastics, rubber, gasket, gaskets, packaging, paper, chemical, chemicals, lubricant, lubricants, oil, valve, valves, pump
    pumps, pipe, pipes, piping, plumbing, instrument, instruments, distribut*, dist, trading, import, imports, international
    equipment, parts, material, materials, safety, welding, abrasive, abrasives, product, products, solution, solutions, service
    services, works, werk, werke, handel, group, partners, associates, enterprises, depot, warehouse, lumber, lighting, filtration
    filter, filters, belting, conveyor, conveyors, casting, castings, sheet, lab, labs, laboratories, scientific, medical, dynamics
    engineering, global, direct, outfitters, mill, mills, wholesale, antrieb*, vertrieb*, verbindung*, schraub*, industrie*
    fournitures, frères, établissements, ets`;
