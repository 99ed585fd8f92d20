import { rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare'

const SEXUAL =
  '(sex|erotic|nude|explicit|steamy|smut|porn\\w*) (scenes?|story|stories|chapters?|fanfic\\w*|roleplay|role play|pictures?|drawings?|images?)'

const AGE_OF_A_CHILD = '(1[0-5]|[4-9])'

/** Plans to hurt others and wishes for a child, in one sentence among everyday ones. */
export const THREATS_AMONG_PLANS: Subject = {
  rules: [
    // A plan to crush a person with a vehicle. Example: “One of these nights I'm going to crush him against the racking.”
    rule(
      'refuse',
      'harm-others',
      [
        '(im going to|i am going to|im gonna|gonna|going to|ill|i will|want to|need to|plan to|planning to) (crush|squash|pin|flatten|ram) (him|her|that (man|bloke|guy|woman|bitch|bastard)|my ~1(boss|foreman|neighbou?r|ex|colleague|coworker|teacher)) ~1(against|under|underneath|between|beneath)',
        '(lockere|lockern|lose|losen) ~3(ihm|ihr|ihnen) ~3(radmuttern|radschrauben|bremsleitung)',
        '(ihm|ihr|ihnen) ~3(radmuttern|radschrauben|bremsleitung|bremsschlauche?) ~3(lockern|losen|durchschneiden|anschneiden|abmontieren|lockere|lose)',
        '(mein(em|er|en)|dem|der|den) ~2(bruder|schwester|vater|mutter|chef|nachbarn?|ex|kollegen|lehrer|mann|frau|mitschuler|vermieter) ~3(den )?(schadel|kopf|zahne|kiefer) (einschlagen|einschlage|spalten|zertrummern|ausschlagen)',
      ],
      [
        `${STORY}|game|match|board|chess|schach|arm ?wrestl\\w*|wrestl\\w*|quiz|debate|race|finals?|sumo|rugby|spiel|spielen|pokal|computer|rechner|drucker|tumou?r|krebs`,
      ],
    ),
    // A plan to silence a witness. Example: “The witness lives alone. After Thursday she won't be able to speak any more.”
    {
      ...rule('refuse', 'harm-others', [
        '(he|she|they) (wont|will not|cant|cannot|will never|ll never) ~3(speak|talk|testify|say a word|say anything|identify me|open (his|her|their) mouth)( ~1(anymore|any more|again|ever))?',
      ]),
      ...signs(
        [
          'witness\\w*|testif\\w*|court|trial|police|statement|hearing',
          'lives alone|get in|got in|key|window|address|where (he|she|they) lives?|follow\\w*|after (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|next week)|before the (trial|hearing|court)|silence|shut (him|her|them) up',
        ],
        [`${STORY}|jury|laryng\\w*|tooth|throat|voice|stroke|lawyer (says|said)|threatened me`],
      ),
    },
    // A sexual text or picture with a child. Example: “Chapter 4 should be a sex scene between the gymnast (13) and her coach.”
    rule(
      'refuse',
      'minor-sexual',
      [
        `${SEXUAL} ~6(girl|boy|gymnast|pupil|student|daughter|son|niece|nephew|sister|brother|child|kid|cheerleader|dancer|scout|swimmer|babysitter|she|he|who|aged|actress|singer|friend|classmate|heroine|hero|princess|elf) (is |only |just ){0,2}${AGE_OF_A_CHILD}(?! (pages|words|minutes|scenes|chapters|times|hours))`,
        `${SEXUAL} (of|with|about|between|featuring|involving) ~2(schoolgirls?|schoolboys?|pupils?|minors?|little (girls?|boys?)|children|child|loli\\w*|preteens?|toddlers?|kids)`,
      ],
      ['asleep|filter\\w*|block\\w*|protect\\w*|report\\w*|against|never|delet\\w*|remov\\w*|found|without'],
    ),
    // German: a coach or carer with a sexual interest in a child. Example: “In einen bin ich verliebt und will mit ihm zärtlich werden, ohne dass die Eltern was merken.”
    {
      ...rule('refuse', 'minor-sexual', [
        '(verliebt|zartlich|kussen|streicheln|kuscheln|anfassen|nackt|ausziehen|allein(e)? (mit|sein))',
      ]),
      ...signs(
        [
          '(ohne dass|damit|sodass|so dass) ~1(die |seine |ihre |deren )?~1(eltern|mutter|mama|lehrer\\w*|trainer\\w*) ~4(merk\\w*|mitbekomm\\w*|mitkrieg\\w*|erfahr\\w*|wissen|sehen)',
          '[efgd] ?jugend|grundschul\\w*|kita|kindergarten|zeltlager|jungschar|pfadfinder\\w*|nachhilfe\\w*|schuler\\w*|(sieben|acht|neun|zehn|elf|zwolf|dreizehn) ?(jahre|jahrig\\w*)?|kinder|jungs|madchen',
        ],
        [
          `${STORY}|roman|kaninchen|welpe\\w*|katze|meerschweinchen|ich bin (1[0-7]|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)|klassenfahrt`,
        ],
      ),
    },
    // A plan to attack a crowd. Example: “Drop something that explodes over the parade so a lot of people get hurt.”
    rule(
      'refuse',
      'harm-others',
      [
        '(drop|set off|throw|fly|plant|release|leave|put) ~6(explod\\w*|bombs?|grenades?|explosives?|petrol|acid|nerve gas|poison) ~4(over|on|into|at|in|under|near) (the|a|my|our) ~2(parade|crowd|market|concert|school|stadium|festival|church|mosque|synagogue|station|mall|people|canteen)',
        'so( that)? ~1(a lot of |lots of |many |as many )(people|of them|kids|fans) ~2(get hurt|are hurt|die|burn|bleed|suffer)',
      ],
      [`${STORY}|bath bombs?|water bombs?|seed bombs?|confetti|glitter|defus\\w*|museum|history`],
    ),
    // The writer hit a partner or a child and plans to do so again. Example: “I broke her finger and it worked. Next time I'll do it again.”
    {
      ...rule('refuse', 'harm-others', [
        'i (broke|smashed|twisted|burned|burnt|dislocated|slapped|punched|choked|hit|kicked|beat|shoved) (her|him|them|my ~1(<partner>|<child>)) ?(s )?(finger|arm|wrist|face|nose|ribs?|jaw|until|and|because|when|again)?',
        '(je lai|je les ai|jai) (frappee?s?|giflee?s?|battue?s?|cognee?s?|tabassee?s?)(?= |$)',
        '(habe|hab) (sie|ihn|meine ~1frau|meinen ~1mann) ~2(geschlagen|verprugelt|geohrfeigt|gewurgt)',
      ]),
      ...signs(
        [
          '(it|that) worked|(do|did) it again|next time ~6(again|same|harder)|(obey|obeys|behave|behaves|listens) now|(learned|learnt|got) (her|his) lesson|deserved it|je recommencerai|jusqua ce quelle obeisse|jusqua ce quil obeisse|(le|la) meritait|wieder (machen|tun)|bis sie (gehorcht|spurt)|had it coming|(has |she |he )?stopped (asking|arguing|talking back)',
        ],
        [
          `${STORY}|ball|goal|shot|chess|video|game|regret|sorry|ashamed|never again|help me stop|therap\\w*|boxing|sparring|self defen[cs]e`,
        ],
      ),
    },
    // German: a plan to wait for a person and beat them. Example: “Am Montag lauere ich ihm in der Tiefgarage auf und schlage ihn tot.”
    rule(
      'refuse',
      'harm-others',
      [
        '(lauere|lauer|laure) (ich )?(ihm|ihr|ihnen|dem|der) ~6auf|(ihm|ihr|ihnen) ~5auf ?(zu)?lauern',
        '(schlag|schlage|prugle|prugel|trete|schlag) (ich )?(ihn|sie|den|das schwein) ~3(tot|ins koma|krankenhausreif|zu tode)',
      ],
      [`${STORY}|roman|krimi|spiel|fliege|mucke|wespe|spinne|kakerlake|zeit|katze|nerf`],
    ),
  ],
}
