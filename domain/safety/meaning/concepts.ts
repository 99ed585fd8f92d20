import { DAILY_CONCEPTS } from './daily-concepts.ts'

/**
 * Words of the four languages in the normal form of the screening, by what they say of a text together. A word of several
 * meanings stands under each. Names are short because features are built of them.
 */
export const CONCEPTS: Readonly<Record<string, string>> = {
  ...DAILY_CONCEPTS,
  me: 'i me im ive ill id myself ich mich mir yo mi me conmigo je moi m',
  my: 'my our mein meine meinem meinen meiner meines mi mis mon ma mes',
  he: 'he she they him her them er sie ihn ihm ihr el ella ellos lui elle ils hes shes theyre',
  one: 'someone somebody person people man woman guy girl boy stranger everyone everybody anyone jemand mensch leute mann frau alguien gente hombre mujer quelquun gens homme femme',
  not: 'not no dont wont cant never nothing nobody none without isnt doesnt didnt arent nicht kein keine keinen keiner nie niemand nichts ohne ni nunca nada nadie sin ne pas rien jamais personne sans aucun aucune plus',
  more: 'anymore longer mehr mas plus',
  only: 'only just nur solo solamente seulement juste',
  want: 'want wants wanted wish wishes hope long crave need goal plan will mochte wunsche hoffe quiero deseo espero ganas veux voudrais envie souhaite',
  partner:
    'wife husband girlfriend boyfriend gf bf partner spouse fiance fiancee ex hubby ehemann ehefrau freund freundin exfrau exmann marido esposo esposa novio novia pareja mari copain copine conjoint conjointe epouse mann frau freundes mujer exfreund exfreundin mec meuf wifey missus',
  parent:
    'mom mum mother dad father parents stepdad stepfather stepmother stepmom foster mama papa mutter vater eltern stiefvater padre madre padres papas padrastro madrastra pere mere parents maman stiefmutter vati mutti mami papi beau dads moms',
  child:
    'son daughter sons daughters kid kids child children baby toddler stepson stepdaughter nephew niece boy girl sohn tochter kind kinder hijo hija hijos hijas nino nina ninos ninas fils fille enfant enfants kleine kleinen gosse gosses gamin gamine crio crios chaval stepkid stepkids toddlers bebe jungen',
  family:
    'brother sister uncle aunt cousin grandpa grandma grandmother grandfather family bruder schwester onkel tante oma opa familie hermano hermana tio tia abuelo abuela familia frere soeur oncle tante famille schwager schwagerin cousine stiefbruder cunado cunada primo prima suegra suegro sobrino sobrina beau belle neveu niece schwiegervater schwiegermutter neffe nichte stepbrother',
  other:
    'boss manager neighbor neighbour landlord colleague coworker classmate teacher coach tutor roommate flatmate friend mate doctor chef nachbar kollege lehrer trainer jefe vecino profesor companero patron voisin collegue prof vermieter mitbewohner schiri busfahrer zeuge zeugen arbitro arbitre casero socio testigo entrenador entraineur temoin associe coloc proprio referee ref witness striker keeper goalkeeper patient patienten paciente',
  young:
    'pupil student schoolgirl schoolboy underage minor teen teenager grade year preteen schulerin schuler alumna alumno eleve mineure mineur ado',
  age: '13 eleven twelve thirteen fourteen fifteen ten nine eight seven six zwolf dreizehn elf once doce trece onze douze treize',
  adult: '34 grown adult erwachsen adulto adulte',
  die: 'die dies died dying dead death sterben tot tod gestorben sterbe muerto muerte morir muero morirme mourir mort morte meurs decede',
  kill: 'kill kills killed killing murder murdered execute slaughter umbringen toten umgebracht ermorden matar matarme asesinar tuer assassiner erschiessen erschossen umlegen kaltmachen abknallen erschlagen ersticken erwurgen totschlagen umbringe bringe mato mate rajar cargarme cargo degollar asfixiar quitarle tue tuent buter crever zigouiller liquider flinguer descendre abattre etouffer egorger saigner smother merk',
  suicide: 'suicide suicidal kms ctb unalive suizid selbstmord suicidio suicider suicidarme overdose',
  end: 'end ends ended ending finish finished stop stops stopped over done quit ende enden schluss aufhoren aufhort vorbei acabar acabe termina terminar fin finir cesser arreter fini beenden beende machen basta schliesse acabo acabara acaba termine acabado finis finisse arrete',
  gone: 'gone go leave leaving disappear vanish away out off exit depart weg gehen gehe verschwinden irme ir desaparecer partir disparaitre departe depart abtreten abhauen irse marcharme marcho borrarme abandonar quitter quitte effacer meffacer eteindre meteins apagarme ausloschen',
  live: 'live living life alive exist existing existence around here leben lebe da dasein vivir vida vivo aqui existir vivre vie vivant exister',
  wake: 'wake waking woke awake aufwachen aufgewacht despertar despierto reveiller reveil aufwache augen ojos yeux despertarme desperte',
  sleep: 'sleep asleep bed schlafen einschlafen dormir cama endormir einschlafe schlafe dormirme duermo dors dormi',
  ever: 'forever ever always eternal eternity final finally last permanently immer ewig endgultig letzte letzter letztes siempre eterno definitivo ultimo ultima toujours eternel dernier derniere definitif',
  night:
    'tonight night nights evening nachts abends nacht noche noches nuit soir anoche hier gestern yesterday madrugada',
  date: 'monday tuesday wednesday thursday friday saturday sunday weekend birthday christmas easter spring summer autumn winter januar march may june october november december day freitag sonntag weihnachten viernes domingo navidad vendredi dimanche noel',
  farewell:
    'goodbye goodbyes farewell bye abschied abschiedsbrief adios despedida despedirme adieu adieux verabschiede verabschiedet tschuss despido despedi salut aurevoir embrasser umarmt',
  letter: 'letter letters note notes message video brief briefe carta cartas lettre lettres notita zettel nota',
  papers:
    'papers passwords accounts will insurance bills money debts affairs testament papiere konten versicherung testamento papeles seguro cuentas papiers comptes assurance',
  give: 'give giving gave leave donate verschenken schenken regalar donner regale regalado reparti verschenkt verteilt donne distribue sold vendido verkauft',
  pet: 'dog cat pet cats dogs puppy hund katze perro gato chien chat',
  find: 'find finds found finder finden findet encontrar encuentre trouver trouve',
  burden:
    'burden worthless useless lighter better relieved free trouble worth last wertlos carga estorbo mejor fardeau poids mieux soulages',
  hopeless:
    'hopeless pointless empty meaningless hope point reason reasons sense sinn sinnlos hoffnung leer sentido esperanza razon motivos vacio sens espoir raison vide',
  dark: 'dark darkness black silence quiet peace still rest calm schwarz dunkel ruhe frieden stille oscuridad paz silencio descansar noir paix repos calma calme ruhig tranquila tranquille descanso',
  pain: 'pain hurt hurts hurting ache suffer suffering agony schmerz schmerzen weh dolor duele sufrir douleur souffrir mal',
  high: 'bridge roof cliff balcony window ledge tower rooftop edge railing brucke dach fenster balkon puente tejado balcon ventana pont toit falaise fenetre parkhaus parkdeck parking azotea gelander barandilla parapet rambarde brustung viaduct viaducto viaduc overpass footbridge pier storey acantilado klippe cliffs terrasse rebord',
  tracks:
    'tracks rails train platform subway gleis gleise zug schienen vias tren rails voie gleisen bahnubergang metro quai anden express bahn',
  jump: 'jump jumping leap fall falling let springen sprung saltar tirarme sauter jumpin springe sprang gesprungen stepping step steppin salto salte lanzarme saute sautee lache',
  water: 'river sea water lake ocean drown drowning fluss meer rio mar riviere mer',
  car: 'car motorway highway wheel truck traffic garage engine auto coche voiture lkw laster camion lorry bus overtake lane camiones reifen bremsen frenos freins brakes brake moto scooter',
  rope: 'rope noose hang hanging strick seil soga cuerda corde pendre',
  gun: 'gun rifle pistol shotgun shoot shooting bullet weapon trigger waffe pistole gewehr schiessen pistola disparar arme fusil flinte erschiesse tiro escopeta balazo flingue balle tirer magazine ar',
  pills:
    'pills pill tablets meds medication dose doses antidepressants insulin lithium sertraline xanax benzos opioids tramadol painkillers prescription tabletten medikamente schlaftabletten pastillas medicacion antidepresivos somniferos medicaments cachets antidepresseurs somniferes prednisone adhd ampoules ampules vials vial morphine propofol potassium ampullen ampollas comprimes pilules gotas gouttes tropfen schlafmittel strips',
  blade:
    'blade blades razor knife scissors lighter burn burned burning klinge rasierklinge messer cuchilla navaja lame couteau rasoir hammer marteau martillo axe machete klingen lames cuchillas compas zirkel feuerzeug mechero briquet',
  cut: 'cut cuts cutting slice sliced scratch scratched bleed bleeding blood scar scars geritzt ritzen ritze schneiden aufgeschnitten blut cortar corto cortarme sangre couper coupe sang',
  body: 'arm arms leg legs thigh thighs wrist wrists skin neck throat face stomach head armen beine haut hals gesicht brazo brazos piernas piel cuello cara bras jambes peau cou visage',
  hide: 'hide hides hiding hidden secret secretly sleeves nobody notice notices notices cover lie lied pretend verstecken verstecke heimlich geheim merkt esconder escondo secreto cacher cache secret versteckt escondi escondida escondido guardo cachee planque planquer cachette',
  beat: 'hit hits hitting beat beats beating punch punches punching slap slaps kick kicks shove shoved shoves push pushes choke choked strangle strangled belt fist fists schlagt schlagen schlug tritt wurgt verprugeln pega pegar pegado golpea golpear paliza frappe frapper bat battre tabasser etrangle zusammenschlagen zusammentreten prugeln prugel zuschlage zuschlagen treten trete zutreten ohrfeige gurtel stock rute gepeitscht golpes golpe pegarle pegamos pegue bofeton correazos cinturon palos vara reventar partir demonter defoncer cogner taper tape raclee gifle giflee coups ceinture baguette baton demonte stomp whip cane strokes smack',
  stab: 'stab stabbed burn bomb poison attack hurt injure torture break smash destroy stechen abstechen anzunden vergiften apunalar quemar envenenar poignarder bruler empoisonner erstechen aufschlitzen steche stech rammen abfackeln acuchillar navajazo punalada clavar clavarle rajarle planter planta crame cramer eventrer defigurer shank knife gut slit torch sabotage sabotear saboter',
  threat:
    'threaten threatens threatened threat afraid scared fear terrified stalk stalks stalking follows follow bedroht droht angst amenaza amenazan miedo menace peur',
  lock: 'lock locks locked trapped prison passport keys key control controls allowed permission einsperren sperrt eingesperrt encierra encerrado enferme passeport pasaporte',
  obey: 'obey obeys obedience respect listen lesson punish punishment deserve deserves gehorchen strafe obedecer castigo castigar obeir punir merite pariert parieren erziehen erziehung gehorsam obedezca obediencia educar corregir obeisse obeit eduquer dresser corriger respeto lernt aprenda apprenne discipline',
  revenge:
    'revenge pay back regret sorry suffer rache venganza vengeance vengar rachen zahlt bezahlen pague pagara paie payer bluten sangre sang sangrar bleed',
  rape: 'rape raped assault assaulted molested abused abuse touches touched touch nudes naked sex sexual vergewaltigt missbraucht nackt anfasst violada violado abuso desnuda toca viol violee abusee nue touche',
  love: 'love loves kiss date dating relationship intimate attracted liebe kussen beziehung amor besar relacion amour embrasser relation verliebt enamorado amoureux novia copine',
  picture: 'picture pictures pics photo photos videos film fotos bilder fotografias photos',
  eat: 'eat eats eating ate food meal meals lunch dinner breakfast calories calorie essen esse kalorien comer como comida manger mange repas calories kcal kalorie calorias nichts ayunas jeun',
  thin: 'thin skinny weight fat bones ribs kilos weigh bmi dunn fett knochen gewicht delgada flaca huesos peso gorda maigre mince os poids grosse',
  vomit:
    'vomit throw purge purging puke sick laxatives binge bingeing starve starving fast fasting faint anorexia bulimia kotzen brechen erbrechen hungern vomitar ayuno laxantes vomir jeuner laxatifs umgekippt ohnmachtig desmaye desmayo evanoui passed fainted fainting fasten jeune abfuhrmittel laxante',
  cry: 'cry cries crying tears sob shaking panic breathe weinen zittern llorar temblar pleurer trembler',
  tired:
    'tired exhausted drained worn burnout burned fumes erschopft mude ausgebrannt cansado agotado fatigue epuise harto harta creve marre cansada fatiguee',
  cannot: 'cant cannot kann no puedo peux aguanto halte strength kraft fuerzas force',
  help: 'help helps helping support hilfe hilf ayuda aide aider',
  doctor:
    'doctor therapist nurse clinic hospital dietitian psychiatrist gp arzt arztin klinik therapeut medico hospital terapeuta medecin hopital psy diabetologue dialysis dialyse dialisis infirmiere enfermera krankenschwester ward station patient infirmier',
  loss: 'lost loss miss funeral grave buried burial ashes passed mourning grief grieve widow beerdigung trauer verloren verwitwet funeral perdi perder luto duelo viuda enterrement deuil perdu veuve murio fallecio fallecido decede decedee gestorben starb verstorben morte mort',
  pregnancy:
    'miscarriage stillbirth stillborn pregnancy pregnant ivf fehlgeburt schwanger aborto embarazo fausse grossesse',
  clean:
    'clean sober recovery recover recovering since months weeks relapse relapsed seit monaten recuperacion depuis mois',
  drink:
    'drink drinks drinking drunk alcohol vodka wine beer trinkt betrunken alkohol bebe borracho alcohol boit ivre alcool schnaps wodka whisky tequila cerveza bier emborrachar saouler abfullen besoffen stoned weed',
  home: 'home house door room flat hallway address haus tur zimmer wohnung casa puerta cuarto maison porte chambre',
  school: 'school class exam exams homework schule klasse escuela colegio clase ecole classe',
  work: 'work job office shift client meeting report arbeit buro trabajo oficina travail bureau',
  sport:
    'run running marathon gym workout training match team ball walk bike swim laufen joggen training correr entrenar courir sport velo',
  learn:
    'learn practice study read book books write course language lernen lesen buch schreiben aprender leer libro apprendre lire livre',
  money:
    'save saving debt budget salary rent euros sparen schulden ahorrar deuda epargner dettes herencia heritage erbe testament inheritance testamento',
  thought:
    'think thinking thoughts thought dream imagine picture consider denke gedanken pienso pensar idea pense penser',
  online: 'google search tiktok roblox discord snapchat insta instagram online internet stranger',
  way: 'way ways method methods how painless quick solution weg methode ausweg forma manera salida moyen methode issue',
  ready:
    'ready prepared arranged sorted everything decided decision chosen set bereit fertig entschieden listo preparado decidido pret decide preparada prete erledigt hecho fait planned',
}
