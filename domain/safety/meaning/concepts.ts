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
    'wife husband girlfriend boyfriend gf bf partner spouse fiance fiancee ex hubby ehemann ehefrau freund freundin exfrau exmann marido esposo esposa novio novia pareja mari copain copine conjoint conjointe epouse',
  parent:
    'mom mum mother dad father parents stepdad stepfather stepmother stepmom foster mama papa mutter vater eltern stiefvater padre madre padres papas padrastro madrastra pere mere parents maman',
  child:
    'son daughter sons daughters kid kids child children baby toddler stepson stepdaughter nephew niece boy girl sohn tochter kind kinder hijo hija hijos hijas nino nina ninos ninas fils fille enfant enfants',
  family:
    'brother sister uncle aunt cousin grandpa grandma grandmother grandfather family bruder schwester onkel tante oma opa familie hermano hermana tio tia abuelo abuela familia frere soeur oncle tante famille',
  other:
    'boss manager neighbor neighbour landlord colleague coworker classmate teacher coach tutor roommate flatmate friend mate doctor chef nachbar kollege lehrer trainer jefe vecino profesor companero patron voisin collegue prof',
  young:
    'pupil student schoolgirl schoolboy underage minor teen teenager grade year preteen schulerin schuler alumna alumno eleve mineure mineur ado',
  age: '13 eleven twelve thirteen fourteen fifteen ten nine eight seven six zwolf dreizehn elf once doce trece onze douze treize',
  adult: '34 grown adult erwachsen adulto adulte',
  die: 'die dies died dying dead death sterben tot tod gestorben sterbe muerto muerte morir muero morirme mourir mort morte meurs decede',
  kill: 'kill kills killed killing murder murdered execute slaughter umbringen toten umgebracht ermorden matar matarme asesinar tuer assassiner',
  suicide: 'suicide suicidal kms ctb unalive suizid selbstmord suicidio suicider suicidarme overdose',
  end: 'end ends ended ending finish finished stop stops stopped over done quit ende enden schluss aufhoren aufhort vorbei acabar acabe termina terminar fin finir cesser arreter fini',
  gone: 'gone go leave leaving disappear vanish away out off exit depart weg gehen gehe verschwinden irme ir desaparecer partir disparaitre departe depart',
  live: 'live living life alive exist existing existence around here leben lebe da dasein vivir vida vivo aqui existir vivre vie vivant exister',
  wake: 'wake waking woke awake aufwachen aufgewacht despertar despierto reveiller reveil',
  sleep: 'sleep asleep bed schlafen einschlafen dormir cama endormir',
  ever: 'forever ever always eternal eternity final finally last permanently immer ewig endgultig letzte letzter letztes siempre eterno definitivo ultimo ultima toujours eternel dernier derniere definitif',
  night: 'tonight night nights evening nachts abends nacht noche noches nuit soir',
  date: 'monday tuesday wednesday thursday friday saturday sunday weekend birthday christmas easter spring summer autumn winter januar march may june october november december day freitag sonntag weihnachten viernes domingo navidad vendredi dimanche noel',
  farewell: 'goodbye goodbyes farewell bye abschied abschiedsbrief adios despedida despedirme adieu adieux',
  letter: 'letter letters note notes message video brief briefe carta cartas lettre lettres',
  papers:
    'papers passwords accounts will insurance bills money debts affairs testament papiere konten versicherung testamento papeles seguro cuentas papiers comptes assurance',
  give: 'give giving gave leave donate verschenken schenken regalar donner',
  pet: 'dog cat pet cats dogs puppy hund katze perro gato chien chat',
  find: 'find finds found finder finden findet encontrar encuentre trouver trouve',
  burden:
    'burden worthless useless lighter better relieved free trouble worth last wertlos carga estorbo mejor fardeau poids mieux soulages',
  hopeless:
    'hopeless pointless empty meaningless hope point reason reasons sense sinn sinnlos hoffnung leer sentido esperanza razon motivos vacio sens espoir raison vide',
  dark: 'dark darkness black silence quiet peace still rest calm schwarz dunkel ruhe frieden stille oscuridad paz silencio descansar noir paix repos',
  pain: 'pain hurt hurts hurting ache suffer suffering agony schmerz schmerzen weh dolor duele sufrir douleur souffrir mal',
  high: 'bridge roof cliff balcony window ledge tower rooftop edge railing brucke dach fenster balkon puente tejado balcon ventana pont toit falaise fenetre',
  tracks: 'tracks rails train platform subway gleis gleise zug schienen vias tren rails voie',
  jump: 'jump jumping leap fall falling let springen sprung saltar tirarme sauter',
  water: 'river sea water lake ocean drown drowning fluss meer rio mar riviere mer',
  car: 'car motorway highway wheel truck traffic garage engine auto coche voiture',
  rope: 'rope noose hang hanging strick seil soga cuerda corde pendre',
  gun: 'gun rifle pistol shotgun shoot shooting bullet weapon trigger waffe pistole gewehr schiessen pistola disparar arme fusil',
  pills:
    'pills pill tablets meds medication dose doses antidepressants insulin lithium sertraline xanax benzos opioids tramadol painkillers prescription tabletten medikamente schlaftabletten pastillas medicacion antidepresivos somniferos medicaments cachets antidepresseurs somniferes prednisone adhd',
  blade:
    'blade blades razor knife scissors lighter burn burned burning klinge rasierklinge messer cuchilla navaja lame couteau rasoir',
  cut: 'cut cuts cutting slice sliced scratch scratched bleed bleeding blood scar scars geritzt ritzen ritze schneiden aufgeschnitten blut cortar corto cortarme sangre couper coupe sang',
  body: 'arm arms leg legs thigh thighs wrist wrists skin neck throat face stomach head armen beine haut hals gesicht brazo brazos piernas piel cuello cara bras jambes peau cou visage',
  hide: 'hide hides hiding hidden secret secretly sleeves nobody notice notices notices cover lie lied pretend verstecken verstecke heimlich geheim merkt esconder escondo secreto cacher cache secret',
  beat: 'hit hits hitting beat beats beating punch punches punching slap slaps kick kicks shove shoved shoves push pushes choke choked strangle strangled belt fist fists schlagt schlagen schlug tritt wurgt verprugeln pega pegar pegado golpea golpear paliza frappe frapper bat battre tabasser etrangle',
  stab: 'stab stabbed burn bomb poison attack hurt injure torture break smash destroy stechen abstechen anzunden vergiften apunalar quemar envenenar poignarder bruler empoisonner',
  threat:
    'threaten threatens threatened threat afraid scared fear terrified stalk stalks stalking follows follow bedroht droht angst amenaza amenazan miedo menace peur',
  lock: 'lock locks locked trapped prison passport keys key control controls allowed permission einsperren sperrt eingesperrt encierra encerrado enferme passeport pasaporte',
  obey: 'obey obeys obedience respect listen lesson punish punishment deserve deserves gehorchen strafe obedecer castigo castigar obeir punir merite',
  revenge: 'revenge pay back regret sorry suffer rache venganza vengeance vengar',
  rape: 'rape raped assault assaulted molested abused abuse touches touched touch nudes naked sex sexual vergewaltigt missbraucht nackt anfasst violada violado abuso desnuda toca viol violee abusee nue touche',
  love: 'love loves kiss date dating relationship intimate attracted liebe kussen beziehung amor besar relacion amour embrasser relation',
  picture: 'picture pictures pics photo photos videos film fotos bilder fotografias photos',
  eat: 'eat eats eating ate food meal meals lunch dinner breakfast calories calorie essen esse kalorien comer como comida manger mange repas calories',
  thin: 'thin skinny weight fat bones ribs kilos weigh bmi dunn fett knochen gewicht delgada flaca huesos peso gorda maigre mince os poids grosse',
  vomit:
    'vomit throw purge purging puke sick laxatives binge bingeing starve starving fast fasting faint anorexia bulimia kotzen brechen erbrechen hungern vomitar ayuno laxantes vomir jeuner laxatifs',
  cry: 'cry cries crying tears sob shaking panic breathe weinen zittern llorar temblar pleurer trembler',
  tired: 'tired exhausted drained worn burnout burned fumes erschopft mude ausgebrannt cansado agotado fatigue epuise',
  cannot: 'cant cannot kann no puedo peux aguanto halte strength kraft fuerzas force',
  help: 'help helps helping support hilfe hilf ayuda aide aider',
  doctor:
    'doctor therapist nurse clinic hospital dietitian psychiatrist gp arzt arztin klinik therapeut medico hospital terapeuta medecin hopital psy',
  loss: 'lost loss miss funeral grave buried burial ashes passed mourning grief grieve widow beerdigung trauer verloren verwitwet funeral perdi perder luto duelo viuda enterrement deuil perdu veuve',
  pregnancy:
    'miscarriage stillbirth stillborn pregnancy pregnant ivf fehlgeburt schwanger aborto embarazo fausse grossesse',
  clean:
    'clean sober recovery recover recovering since months weeks relapse relapsed seit monaten recuperacion depuis mois',
  drink:
    'drink drinks drinking drunk alcohol vodka wine beer trinkt betrunken alkohol bebe borracho alcohol boit ivre alcool',
  home: 'home house door room flat hallway address haus tur zimmer wohnung casa puerta cuarto maison porte chambre',
  school: 'school class exam exams homework schule klasse escuela colegio clase ecole classe',
  work: 'work job office shift client meeting report arbeit buro trabajo oficina travail bureau',
  sport:
    'run running marathon gym workout training match team ball walk bike swim laufen joggen training correr entrenar courir sport velo',
  learn:
    'learn practice study read book books write course language lernen lesen buch schreiben aprender leer libro apprendre lire livre',
  money: 'save saving debt budget salary rent euros sparen schulden ahorrar deuda epargner dettes',
  thought:
    'think thinking thoughts thought dream imagine picture consider denke gedanken pienso pensar idea pense penser',
  online: 'google search tiktok roblox discord snapchat insta instagram online internet stranger',
  way: 'way ways method methods how painless quick solution weg methode ausweg forma manera salida moyen methode issue',
  ready:
    'ready prepared arranged sorted everything decided decision chosen set bereit fertig entschieden listo preparado decidido pret decide',
}
