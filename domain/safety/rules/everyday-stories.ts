import { idioms, type Subject, signs } from '../rule.ts'

const DANGER =
  'knife|gun|rifle|pills|rope|tonight|for real|really do it|petrol|matches|bridge|goodbye|no one will|nobody will|bathroom|found (her|him|me)|bull(y|ied|ies|ying)|kicked (me )?(out|off)|laughed|i will kill|ill (kill|massacre|murder)|them all|inside i|every day|until|once more|funeral|last run|trains?|rail\\w*|tracks'

/** Everyday stories in which somebody dies or is killed in words only: sport, games, gardens, stages and families of long ago. */
export const EVERYDAY_STORIES: Subject = {
  safe: [
    idioms(
      'slugs, families and pages',
      '(slugs|snails|aphids|wasps|moths|weeds|nits|lice|ants|mice|rats|moles|caterpillars|mosquito(e?s)?) (have to|must|need to|will|should|are going to) die',
      '(killing|murdering|strangling) each other (over|about|for) the ~2(bathroom|remote|tv|shower|front seat|last (slice|biscuit|piece)|charger|playstation|ipad|window seat|top bunk|toys?|car|wifi)',
      '(pages?|kilometres|km|heures|exos|exercices|chapitres) (et )?ca va me tuer',
      '(fast|halb|beinahe) gestorben vor (angst|lachen|scham|hunger|langeweile|aufregung|nervositat|hitze)',
      '(covers?|songs?|tracks?|albums?|records?) ~8by (suicide|suicidal tendencies|the killers|slayer|megadeth|death)(?= |$)',
      '(died|passed( away)?) ~3in 19\\d\\d|died( and)? that was in 19\\d\\d',
    ),
    {
      // A relative who died before the writer could know them. Example: “He passed when I was a baby, so I only know him from the stories.”
      phrase: [
        '(died|passed( away)?|was gone) (when i was (a baby|a toddler|tiny|one|two|three|four)|before i was born|(years|long) before (i was born|my time))',
      ],
      ...signs([
        'only know (him|her)|(know|knew) (him|her) only|never (really |even )?(knew|met)|curios\\w*|not mourning|no sadness|dont remember|from (the )?(stories|photos)|hardly (knew|remember)',
      ]),
    },
    {
      // A child who asks about animals. Example: “My kid is obsessed with sharks and wants to know which ones kill people.”
      phrase: [
        'which (ones|one|of them|sharks?|snakes?|spiders?|dinosaurs?|animals?|frogs?) (kills?|eats?|bites?) (people|humans|you)',
      ],
      ...signs(['sharks?|snakes?|spiders?|dinosaurs?|crocodiles?|jellyfish|zoo|museum']),
    },
    {
      // The writer wants to win a match or a debate. Example: “I got destroyed in the debate final. Want to come back and slaughter them.”
      phrase: [
        '(slaughter|destroy|annihilate|crush|bury|demolish|obliterate|smash) (them|him|her|those guys|the other team)|(murder|massacre|kill) (them|those guys|the other team)(?= |$)(?! (in (his|her|their) sleep|after|on (his|her|their) way))',
      ],
      and: {
        all: [
          [
            'debate|(chess|football|rugby|hockey|basketball|netball|volleyball|tennis|dart|darts|pool|quiz|spelling|league|cup|semi) ?(final|finals|match|game|bee|league|club|team|tournament)?|tournament|semi ?finals?|scoreboard|rematch',
          ],
        ],
        none: [[DANGER]],
      },
    },
    {
      // The end of a hard exercise. Example: “I hit failure at 22 and then I die on the carpet for a bit.”
      phrase: [
        '(i |and |then )?(die|died|dying|dead) on the (carpet|floor|mat|sofa|couch|rower|treadmill|bike|grass)( for (a bit|a while|a minute|ten minutes|an hour))?',
      ],
      and: {
        all: [
          [
            'push ?ups?|burpees?|squats?|reps|planks?|pull ?ups?|sit ?ups?|failure|workout|sprints?|intervals|hiit|spin|gym|training|run|5k|10k|rowing|class',
          ],
        ],
        none: [[DANGER]],
      },
    },
    {
      // The writer plays a role in which they die. Example: “I'm a Saxon, so I die around three in the afternoon and then there's cake.”
      phrase: [
        '(i|he|she|we) (get to |have to |always |usually )?die(s)?(?! inside)( (first|early|twice|again|last))?( (at|around|about|in) ~2(three|two|four|noon|act \\w+|scene \\w+|the (first|second|third|last|final) (act|scene)))?',
      ],
      and: {
        all: [
          [
            're ?enact\\w*|battle of|larp\\w*|murder mystery|extras?|stage (fight|combat)|opera|tragedy|(the|a|our|school|this|christmas) play|hamlet|tosca|juliet|romeo|macbeth|saxon|viking|zombie walk',
          ],
        ],
        none: [[DANGER]],
      },
    },
    {
      // The writer volunteers for a help line. Example: “I train crisis line volunteers. We practice the hard calls, suicide included.”
      phrase: ['suicide(s)? included|including suicide|(calls?|talks?|questions?|scripts?) about suicide'],
      ...signs(
        [
          '(crisis|help|hot) ?lines?|samaritans|volunteers?|train (the )?(new|others|volunteers)|handbook|responders?|paramedics?|counsell?ors?',
        ],
        ['all options|my options|busy|didnt (help|pick up|answer)|nobody answered'],
      ),
    },
  ],
  rules: [],
}
