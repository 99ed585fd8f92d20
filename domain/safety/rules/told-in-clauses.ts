import { gentlePhrases, idioms, rule, type Subject, signs } from '../rule.ts'

const STORY =
  '<fiction>|novel|film|movie|stage|actors?|rehears\\w*|quiz|documentary|song|video ?game|minecraft|dream\\w*|nightmare|play'

/** Danger and threats that one clause of a longer text tells, or a title of a few words. */
export const TOLD_IN_CLAUSES: Subject = {
  safe: [
    idioms(
      'Prayers, games and rehearsals.',
      '(god|lord|jesus|heaven|allah|dios) forgive me|forgive me (god|lord|father|jesus|for asking|for the|if im|but)',
      '(i|she|he) (heals?|tanks?|shoots?) (and )?i die|i die (constantly|all the time|every round|a lot|within (seconds|minutes)|first) ~6(laugh\\w*|game|respawn|level|boss)|forget to die(?= |$)',
      'switch off the lights? to end it',
    ),
    idioms(
      'Patients and clients of the writer.',
      '(outpatients?|patients?|clients?|pupils?|students?|residents?|tenants?|callers?|inmates?) (was|were|is|are) ~1suicidal(?! (and|like|so|too) i)',
      '(hand|hands|handing|give|gave|dispense|dispensed|dispensing) (out )?(the )?methadone',
    ),
    {
      ...gentlePhrases(
        'suicide',
        '(after|since|when|because|that) (he|she|they) (tried|nearly managed|attempted|wanted) to (end it( all)?|(kill|hang|drown|hurt) (himself|herself|themselves)|take (his|her|their) (own )?life)',
        '(mate|friend|brother|sister|cousin|son|daughter|husband|wife|partner|mum|mom|dad|colleague|flatmate|roommate) (tried|attempted) to (end it( all)?|(kill|hang|drown) (himself|herself|themselves)|take (his|her|their) (own )?life)',
      ),
      unless: ['(i|ill|im|me) ~2(next|too|as well|follow|join|same)'],
    },
  ],
  rules: [
    rule(
      'crisis',
      'self-harm',
      [
        '(cuts|marks) (that )?(i|ive) (made|did|done) ~4(should not|shouldnt|must not|mustnt|cant|dont|wont) ~1(show|be seen|be visible)',
      ],
      ['spreadsheet|budget|lawn|hedge|trees?|film|video|hair|fabric|paper|wood'],
    ),
    rule(
      'crisis',
      'suicide',
      [
        '^(a |the |one )?(permanent|eternal|everlasting) sleep(?= |$)(?! (schedule|routine|tracker|spot|problem))',
        '(shut|stuck|locked|alone|left) ~7with (me|my body) (lying|hanging|dead|cold) (there|here|like that)(?= |$)',
      ],
      [STORY],
    ),
    // An overdose that was taken just now. Words of fiction change nothing about it.
    {
      ...rule('crisis', 'suicide', [
        '(took|taken|swallowed|necked|downed) (the |a |my |all )?(whole|entire|full|two|three|both) (of the )?(packs?|packets?|strips?|blisters?)(?! of (vitamins?|gum|mints?|biscuits|crisps|sweets|cards|stickers|plasters|wipes|cigarettes|seeds|nuts|books))',
      ]),
      ...signs([
        'min|mins|minutes|hour|hours|hr',
        'ago|see|type|typing|typos|keys|scared|sick|sleepy|dizzy|floaty|blurry',
      ]),
    },
    rule(
      'crisis',
      'danger',
      [
        '(marks|bruises|fingerprints|welts) ~2(his|her|dads|mums|moms|my (husbands|wifes|boyfriends|partners)) (fingers|hands|belt|grip|thumbs|fists?) ~1(left|made)? ?~1on (my (neck|throat|arms?|back|face|wrists?|ribs)|me)(?= |$)',
      ],
      [`${STORY}|clay|sculpture|massage|physio\\w*`],
    ),
    rule(
      'refuse',
      'harm-others',
      [
        'something (slow|tasteless|lethal|deadly|untraceable) (in|into) (her|his|their) (tea|coffee|food|soup|drink|dinner|gin|milk)(?= |$)',
        '(belt|whip|cane|thrash|beat|flog) (my|the|our) ~1(kids?|children|son|daughter|boys?|girls?|child) (so hard|harder|bloody|until (they|he|she) (cry|cries|bleeds?|learns?|remembers?|stops?))',
        '(gonna|going to|want to|will|ill|wanna) (glass|knife|shank) (that|this|the|him|her) ~1(prick|cunt|bloke|wanker|bastard|dickhead|bouncer|in the (face|neck))(?= |$)',
        '(nerve|courage|guts|strength) to end (her|him)(?= (on|tonight|tomorrow|this|before|myself)|$)',
      ],
      [STORY],
    ),
  ],
}
