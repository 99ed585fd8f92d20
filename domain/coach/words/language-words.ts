/** Frequent words of each language in Latin script, apart from the code because a bundle reads them as packed data (ADR 194). */
export const LANGUAGE_WORDS = {
  en: `the a an my of to in and every for at with on by more less day days week weeks month before after i i'm is be am from
    without until not up out your you it its this that no when will as or each again myself about into then we're let's one
    today but what which there are was have has do does did can if how his her their our we they them who he she
    so much many too very than often always never stop`,
  de: `der die das den dem ein eine einen einem einer und oder nicht kein keine mein meine meinen meinem meiner mit ohne für
    von im am zum zur auf aus bei nach vor bis jeden jede jedes tag tage woche wochen mehr weniger ich du wir mich mir dich
    ist bin sind werden lernen laufen lesen schreiben rauchen aufhören abnehmen schlafen morgen abend abends morgens täglich
    machen essen trinken gehen zu in an um wie so dann nur noch auch schon heute wenn dass sich es er sie hast dir dein
    deine leg sag bau finden besser gesund weg spazieren gewinnen anfangen beginnen arbeiten sparen über unter minuten stunde
    fertig wieder endlich monat jahr kinder familie`,
  es: `el la los las un una de del y o no con sin para por en al mi mis tu que más menos cada día días semana mes año todos
    todas dejar aprender leer escribir correr fumar comer dormir hacer ser estar quiero ir a lo se me es ya hoy cuando como
    mejor vida casa hijos familia español inglés caminar beber ahorrar dinero terminar minutos horas perder ganar`,
  fr: `le la les l un une des du de et ou ne pas sans avec pour par en au aux dans sur mon ma mes ton ta tes que qui plus
    moins chaque jour jours semaine mois an tous toutes arrêter apprendre lire écrire courir fumer manger dormir faire être
    je tu nous vous me se est ce cette aujourd'hui quand mieux maison enfants famille français finir marcher boire perdre
    économiser minutes heures à d'`,
  it: `il lo la gli le un una di del della e o non con senza per in al alla mio mia miei tuo che più meno ogni giorno giorni
    settimana mese anno smettere imparare leggere scrivere correre fumare mangiare dormire fare essere io oggi quando come
    meglio casa figli famiglia italiano camminare`,
  pt: `o a os as um uma de do da dos das e ou não com sem para por em no na ao meu minha meus seu que mais menos cada dia
    dias semana mês ano todos parar aprender ler escrever correr fumar comer dormir fazer ser eu hoje quando como melhor
    casa filhos família português caminhar`,
  nl: `de het een en of niet geen mijn met zonder voor van op uit bij naar tot elke iedere dag dagen week maand jaar meer
    minder ik je jij wij is ben zijn worden leren lopen lezen schrijven roken stoppen slapen maken eten drinken gaan te in
    als dan ook vandaag wanneer beter huis kinderen nederlands`,
} as const
