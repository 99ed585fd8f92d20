import { rule, type Subject, signs } from '../rule.ts'

const STORY = 'novel|story|film|movie|game|thriller|series|roman|krimi|novela|pelicula|serie|livre'

/** Plans against others that the writer only hints at: tampering, trackers, pictures, drinks, weapons, animals and children. */
export const HINTED_THREATS: Subject = {
  rules: [
    rule(
      'refuse',
      'harm-others',
      [
        '(when|once|after) (im|ive|i) ~2(done|finished|through) (with|on) (his|her|their|my ~1(<other>|<partner>)s?) ~1(brakes?|brake lines?|knees|kneecaps|legs|teeth|ladder|fingers)',
        '(loosen\\w*|cut|cutting|sawed|saw|drain\\w*|tamper\\w*) ~3(wheel nuts|brakes|brake lines|ladder|rungs?|bolts) (of|on) (my ~2(<kin>|<other>|brother in law|sister in law)|his|her|their)',
        '(i|ill|i will) (take|have|want|get) (his|her|their) (kneecaps|teeth|eyes|fingers|tongue)(?! (checked|cleaned|measured|tested))',
        '(hell|shell|he will|she will|theyll) ~3(sorry|regret|see|find out) ~4when the brakes (dont|fail|wont|do not)',
        '(<partner>|<child>|she|he|shell|hell) ~2learn ~1to (keep quiet|obey|shut up|listen|behave|respect me) ~3the hard way',
        '(make sure|ensure|see to it) ~1(his|her|their) brakes ~1(are|dont|wont|will) ~1(gone|cut|work|fail|hold)|roofie ~1(the|a|her|him|some\\w*)|followed (her|him) home ~6next time',
        '(hell|shell|theyll|they will|let (him|her|them)) ~2(learn|see|find out|know) what happens to (women|girls|people|men|those|guys) who ~2(say no|leave|reject|cross|talk|refuse|cheat|snitch|mess|dump|betray)|(he|she|they) knows? what happens to (the )?(children|kids|families) of',
        'hit (her |him |them |it )?where ~2(clothes|nobody|no one|it|they) ~1(cover|covers|hide|hides|see|sees|show|shows|doesnt show)',
        '(tracker|air ?tag|gps|tracking device) ~1(under|in|inside|into|on|behind) (her|his|their|my (wifes|husbands|girlfriends|boyfriends|exs?)) ~1(coat|bag|car|jacket|purse|van|bike|shoes?)',
        '(until|so|till) ~2(she|he) ~1(understands?|learns?|knows?|gets it|accepts?) ~2(she|he|shes|hes) ~1(belongs to me|is mine|mine)',
        '(nudes?|naked|intimate|private|sex) ~1(pics?|photos?|pictures?|videos?|tape) ~1(of|from) ~2(her|my ex|him|girlfriend|wife) ~2(go|are going|will go|land|get sent)',
        '(sausage|meat|meatballs?|tuna|treats?|food) ~1(with|full of) ~2(nails|glass|antifreeze|poison|pins|razor\\w*)',
        '(bring|bringing|take|taking|carry) (a|my|dads|the|grandpas|his|moms) ~2(gun|pistol|rifle|knife|shotgun|revolver) ~1(on|to|into|in) (?!(the |a |my )?(cooking|culinary|carving|pottery) )~2(school|class|class trip|lesson|prom|graduation)',
        '(ive|have|got|has) something ~5(leaves no taste|nobody tastes|has no taste)',
        '(two|three|some|a couple of|my) (guys|men|people|cousins|friends) (that |who )?~1(talk with|carry|use) (pipes|bats|fists|knives|chains)',
        '(leave|turn) the gas on ~6(she|he|they|my \\w+) ~1(naps?|sleeps?|is asleep)',
        '(shove|push) ~4stairs ~6(inheritance|house|money|insurance) ~2(mine|ours)|(until|till) (he|she) signs (the house|everything|it) over',
      ],
      [
        STORY,
        'trip|navigation|maps|keys|collar|suitcase|luggage|dementia|butter|cake|kitchen|toy|water pistol|nerf|theat(er|re)|repair\\w*|fix\\w*|stomach|study|research|exam',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', ['(fake|false|third|second|new|another) ~1(account|profile|name)']),
      ...signs(
        [
          '(she|he|her|him)',
          'find out (where|which)|tells? me (her|his) address|cant hide|where (she|he) ~1(moved|lives)',
        ],
        ['reported|report|scam\\w*|my name|bank|close|delete', STORY],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(drops|pills?|powder|something|these|tablets) ~3(in|into) (her|his|the girls) ~1(glass|drink|cocktail|wine|beer|tea)',
      ]),
      ...signs(
        [
          '(easier|wont|doesnt|cant|never|not) ~2(to )?(fight|remember|resist|say no|know|take home|refuse)|take (her|him) home|easier to',
        ],
        ['lemon|lime|mint|recipe', STORY],
      ),
    },
    {
      ...rule('refuse', 'harm-others', ['shake (it|him|her|the baby) ~1until']),
      ...signs(['baby|newborn|scream\\w*|cries|crying'], ['bottle|can|rattle|recipe']),
    },
    {
      ...rule('refuse', 'harm-others', ['antifreeze|anti freeze|rat poison']),
      ...signs(
        ['dog|cat|barks?|barked|neighbou?rs?', 'lick\\w*|bowl|sweet|quiet|last time|eat\\w*'],
        ['keep|away|safe|protect|danger\\w*|vet|car|radiator'],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        'plan of the ~1(canteen|school|office|church|station|mall)|plan(o)? (del|de la) (comedor|escuela|instituto)|plan de (la cantine|lecole|leglise)',
      ]),
      ...signs(
        [
          '(exit|door|exits|doors) i (block|lock)|cant get out|(start|begin) shooting|open fire|a disparar|a tirer|porte je bloque ~4commence a tirer',
        ],
        [STORY, 'fire drill|evacuation'],
      ),
    },
    rule(
      'refuse',
      'harm-others',
      [
        'wenn ich mit (seinen|ihren|dessen|seinem|ihrem) ~1(bremsen|knien|beinen|gesicht) fertig bin',
        '(brech\\w*|brich\\w*) (ihm|ihr|ihnen) ~5(finger|beine?|arme?|knochen|nase|kiefer)|(ihm|ihr|ihnen) ~8(finger|beine|arme|knochen|nase|kiefer) brechen',
        '(ihr|ihm) (einen |nen |n )?(peil)?(sender|tracker|airtag|gps) ~6(kleben|stecken|hangen|machen|legen|anbringen)|(sender|tracker|airtag|peilsender) ~1(unter|in|an) (ihr|ihre|ihrem|sein|seinem|seine) ',
        '(ihr|ihm) ~5(heimlich|unbemerkt) ~5(folgen|nachgehen|hinterhergehen|nachfahren)',
        '(ihr|ihm) ~5(was|etwas|tropfen) ins (glas|getrank|bier|essen)',
        '(ihre|seine) nackt(fotos|bilder|videos) ~4(schicken|an alle|posten|hochladen|verschicken|teilen|ins netz)',
        '(ihre|seine|die|ihr|ihm) ~2(bremsleitung\\w*|bremsen|bremsschlauch\\w*) ~1(durchschneiden|kappen|anschneiden|manipulieren|sabotieren)|(nachbarshund|nachbarskatze|nachbarn?|kater|koter) ~2(gift|rattengift|rasierklingen) ~1(hinlegen|geben|auslegen)',
        'cort\\w+ los frenos ~1(a|de|al|del)|couper les freins (de|a|du)',
        '(dej\\w+|pon\\w+|dar\\w*) veneno (al|a la|a los) (perro|gato|vecin\\w+)|(laisser|mettre|donner) (du|de la) (poison|mort aux rats) (au|a la|aux) (chien|chat|voisin\\w*)',
        '(begreift|versteht|weiss|merkt|lernt|kapiert) dass (sie|er) (mir|zu mir) gehort|(?<!(fort|tot|gestorben|verstorben|begraben|beerdigt|beigesetzt|eingeschlafen|im himmel|unter der erde|grab|tod|nicht mehr (da|bei mir)) ~9)(ihr|ihm) ~4nachgehen|(ihr|ihm) ~4(nachschleichen|auflauern)',
        '(nacktbilder|nacktfotos|nacktvideos|intime\\w* (fotos|bilder|videos)) ~2(meiner|von meiner|von ihr) ~1(ex\\w*|freundin)? ?~1(gehen|schicke|stelle|landen|posten|verschicken|verschicke|hochladen)',
        '(wurst|fleisch|futter|leckerli\\w*) ~1(mit|voller) ~1(nageln|glas|gift|scherben|rasierklingen|frostschutz)',
        '(nehme|nehmen|bringe|bringen) ~3(pistole|waffe|gewehr|messer|revolver) ~1mit ~1(in die|zur) (schule|klasse|uni|arbeit|klassenfahrt)',
        '(ihr|ihm) ~1(etwas|was|tropfen) (in den|ins|in das|in die) ~1(sekt|glas|getrank|drink|bier|wein|kaffee|cocktail)',
        '(localizador|rastreador|gps|airtag) ~3(coche|bolso|moto|movil) (a|de) (mi (ex|mujer|novia|marido|novio|esposa)|ella)|(localizador|rastreador|gps) ~2(su|sus) (coche|bolso|moto)',
        '(entienda|sepa|acepte|aprenda) que (ella )?es mia|(seguirla|perseguirla) ~4(casa|trabajo|noche)',
        'acab\\w+ con (sus frenos|los frenos de su|sus (piernas|rodillas|dientes))|(le|les) (rompo|rompen|parto|parten|romper|partir) (los|las) (dedos|piernas|rodillas|dientes|brazos)',
        '(mandar|publicar|subir|enviar|difundir|colgar|mando|publico|subo) ~1(las|los|sus) ~1(fotos|videos|desnudos) ~1(intim\\w+|desnud\\w+|privad\\w+) ~4(ex|ella|novia|mujer|$)',
        '(mandar|publicar|subir|enviar|difundir|colgar|mando|publico|subo) (sus|los) ~1(desnudos|nudes|fotos desnud\\w+)',
        '(salchicha|carne|comida|albondigas?) ~1(con|llena de) ~1(vidrio|clavos|veneno|cristales|alfileres|anticongelante)',
        '(llevo|llevar|llevare|traer|traigo) ~2(pistola|escopeta|cuchillo|navaja|arma|rifle) ~4(al|a la|a|en) (instituto|colegio|escuela|clase|universidad|trabajo|insti)',
        '(echarle|echar|ponerle|meterle|echo|pongo) (algo|gotas|pastillas|una pastilla|polvo) (en|a) (la|su|el) (copa|bebida|vaso|cerveza)',
        '(balise|gps|traceur|airtag) ~2((sous|dans|sur) (la voiture|le sac|le manteau|le velo) de (mon|ma|mes) (ex|femme|mari|copine|copain)|(sous|dans|sur) (sa voiture|son sac|son manteau|sa moto))',
        '(comprenne|sache|accepte|apprenne) (quelle est a moi|quelle mappartient)|la suivre ~3chez elle',
        'fini avec (ses|leurs) (freins|jambes|genoux|dents)',
        '(envoyer|publier|diffuser|balancer|envoie|publie) ((les|des) ~1(photos|videos) ~1(intimes?|nues?) ~1de|ses nudes|ses photos (intimes|nue))',
        '(saucisse|viande|boulette|gamelle) ~1(avec|pleine de) ~1(verre|clous|poison|mort aux rats|antigel)|(saucisse|viande|boulette) avec du (verre|poison)',
        '(apporte|apporter|apporterai|prends|emmene|viens avec) ~3(fusil|pistolet|couteau|arme|flingue) ~4(au|a|en) ~1(lycee|college|ecole|classe|travail|fac|lecole)',
        '(verser|mettre|glisser|verse|mets|glisse) (quelque chose|des gouttes|un cachet|du ghb) dans (son|sa|ses) (verre|boisson|coupe)',
        '(lo que les pasa a los hijos de|ce qui arrive aux enfants des|was mit den kindern von) ',
      ],
      [
        STORY,
        'spielzeug\\w*|theater\\w*|juguete|teatro|theatre|jouet|fahrrad|velo|bici|bicicleta|azucar|medicin\\w+|veterinari\\w+|sirup|saft',
      ],
    ),
    {
      ...rule('refuse', 'harm-others', [
        '(swap\\w*|switch\\w*|exchang\\w*|replac\\w*) ~3(pills|tablets|medication|insulin|meds)',
        '(tabletten|medikamente|insulin|pillen) ~4(vertauscht|ausgetauscht)|cambi\\w+ las pastillas (del|de la|de mi)|echange les (cachets|medicaments|comprimes) (du|de la|de mon|de ma)',
      ]),
      ...signs(
        [
          'how long (the|he|she) ~3lasts?|before (he|she) notices|inheritance|wie lange (er|sie)|cuanto dura|combien de temps (il|elle)',
        ],
        ['doctor|pharmac\\w+|brand|generic|mine|my own|arzt|apotheke', STORY],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(his|her|their|the judges) ~1(daughter|son|kid|child|kids|children)s? ~1(way|route|walk|path|school|kindergarten)',
        'schulweg (seiner|ihrer|seines|ihres) (tochter|sohnes|kinder)|por donde va su (hija|hijo)|le chemin de (sa|son) (fille|fils)',
      ]),
      ...signs(
        [
          'reported me|fired me|sued me|snitched|testified|dumped me|angezeigt|gekundigt|me denuncio|me despidio|ma denonce|ma vire',
          'i know|kenne ich|ich kenne|weiss ich|se por donde|je connais|je sais',
        ],
        [STORY],
      ),
    },
    {
      ...rule('refuse', 'harm-others', [
        '(got|get|hacked) into (her|his) (cloud|icloud|account|phone)|in (ihrer|seiner) cloud',
      ]),
      ...signs(
        ['pictures?|photos?|bild\\w*|fotos?', 'class|everyone|first|sees?|klasse|alle|zuerst|sieht'],
        ['permission|asked me|help\\w*|backup', STORY],
      ),
    },
    {
      ...rule('refuse', 'minor-sexual', [
        '(camera|phone|film|filme|filmen|fotografiere|fotografieren|photograph|grabo|grabar|filmer) ~8(changing room|locker room|shower|umkleide|dusche|vestuario|ducha|vestiaires?|douche)',
        '(photos?|pictures|videos) from the girls ~1(changing|locker) room',
      ]),
      ...signs(
        ['girls?|kids|nieces?|friends|madchen|kinder|ninas|filles|eleves|boys'],
        [
          'broken|theft|thief|security|repair|sell|novel|waterproof|song|sing\\w*|locker is|against|report\\w*|complain\\w*|roman|krimi',
        ],
      ),
    },
    {
      ...rule('refuse', 'minor-sexual', [
        '(pretend\\w*|pose|posing) ~3(boy|girl|teen|teenager|thirteen|fourteen|13|14|12|kid)',
        'mich als ~1\\w*jahriger? ~1ausgeben|hacerme pasar por ~3(de (trece|doce|catorce|once|\\d+)|nino|nina)|me faire passer pour ~3(de (treize|douze|quatorze|onze|\\d+) ans|un ado|une ado)',
      ]),
      ...signs(
        ['photos?|pics|pictures|nudes|private|fotos?|madchen|ninas|filles|girls|boys'],
        ['play|theat(er|re)|cosplay|role|theater|teatro|costume|halloween|carnival|school play'],
      ),
    },
    {
      ...rule('refuse', 'minor-sexual', [
        '(hes|shes|he is|she is|is|ist|tiene|a) ~1(only |erst |solo |apenas )?(nine|ten|eleven|twelve|thirteen|[89]|1[0-3]|neun|zehn|elf|zwolf|nueve|diez|once|doce|neuf|dix|onze|douze)( anos| ans|$| and| und| y| but)',
      ]),
      ...signs(
        [
          'keeps? (our )?secrets?|halt dicht|guarda secretos|garde les secrets|(go|goes|take it) further|alone at my place|lo traigo a mi casa sin|chez moi en cachette|nehme ich ihn mit zu mir|without (his|her) parents knowing|to keep him coming|keep her coming',
        ],
        [
          'im (nine|ten|eleven|twelve|thirteen|[89]|1[0-3])|my (coach|uncle|teacher|stepdad)|diary|brother|tengo|birthday|party',
        ],
      ),
    },
  ],
}
