import { ANY_PARTNER } from '#domain/coach/words/relatives.ts'

/** What a text may call people after "your", "dein", "tu" or "ton", and other words which show that the person has them. */
type Family = Record<'en' | 'de' | 'es' | 'fr' | 'named', string>

/** Words for people of a life, in families: whoever writes of a daughter has named the children (TEXT-15, COACH-12). */
export const PEOPLE_WORDS: readonly Family[] = [
  {
    en: ANY_PARTNER,
    de: '(?:ehe)?frau|(?:ehe)?mann|partner|partnerin|freundin',
    es: 'mujer|espos[oa]|marido|novi[oa]|pareja',
    fr: 'femme|mari|épou(?:x|se)|compagnon|compagne|copine',
    named:
      'marri\\p{L}*|wedding|anniversary|date nights?|couple|relationship|the two of us|ehe|beziehung|verheiratet|matrimonio|mariage',
  },
  {
    en: 'kids?|child|children|sons?|daughters?|baby|toddler|teenagers?|boys?|girls?',
    de: 'kind|kinder|kindern|sohn|söhne|tochter|töchter|junge|jungs|mädchen|baby',
    es: 'hij[oa]s?|niñ[oa]s?|bebé',
    fr: 'enfants?|fils|filles?|bébé',
    named:
      'parent(?:s|ing|hood)?|dad|mom|mum|father|mother|family|school|homework|bedtime stor\\p{L}+|newborn|twins|familie|familia|famille',
  },
  {
    en: 'grand(?:son|daughter|child|children|kid)s?',
    de: 'enkel\\p{L}*',
    es: 'niet[oa]s?',
    fr: 'petits?-(?:enfants?|fils)|petites?-filles?',
    named: 'grand\\p{L}*',
  },
  {
    en: 'mother|father|mom|mum|dad|parents?',
    de: 'mutter|vater|mama|papa|eltern',
    es: 'madre|padres?|mamá|papá',
    fr: 'mère|père|parents|maman|papa',
    named: 'mommy|mummy|daddy|folks',
  },
  {
    en: 'brothers?|sisters?|siblings?',
    de: 'bruder|brüder|schwestern?|geschwister',
    es: 'herman[oa]s?',
    fr: 'frères?|sœurs?',
    named: 'twins?',
  },
  {
    en: 'grandmother|grandfather|grandma|grandpa|grandparents',
    de: 'oma|opa|großmutter|großvater|großeltern',
    es: 'abuel[oa]s?',
    fr: 'grands?-(?:mère|père|parents)',
    named: 'nana|granny|gran',
  },
  {
    en: 'nieces?|nephews?|aunts?|uncles?|cousins?',
    de: 'nichten?|neffen?|tante|onkel|cousine?',
    es: 'sobrin[oa]s?|tí[oa]s?|prim[oa]s?',
    fr: 'nièces?|neveux?|tante|oncle|cousine?',
    named: 'auntie',
  },
  {
    en: 'boss|manager|supervisor|colleagues?|co-?workers?',
    de: 'chef|chefin|kolleg\\p{L}*|vorgesetzte\\p{L}*',
    es: 'jef[ea]|compañer[oa]s de trabajo',
    fr: 'chef|cheffe|patron(?:ne)?|collègues?',
    named:
      'work\\p{L}*|jobs?|office|career|promot\\p{L}*|raise|team|company|clients?|meetings?|shifts?|employ\\p{L}*|laptop|arbeit\\p{L}*|beruf\\p{L}*|büro|trabajo|oficina|travail|bureau',
  },
  {
    en: 'therapist|psychologist|psychiatrist|counselor',
    de: 'therapeut\\p{L}*|psycholog\\p{L}*',
    es: 'terapeuta|psicólog[oa]',
    fr: 'thérapeute|psychologue|psy',
    named: 'therap\\p{L}*|terapia|thérapie|counsel\\p{L}*',
  },
  {
    en: 'ex|ex-(?:wife|husband|partner)|roommates?|flatmates?',
    de: 'ex|mitbewohner\\p{L}*',
    es: 'ex|compañer[oa]s? de piso',
    fr: 'ex|colocataires?',
    named: 'divorc\\p{L}*|breakup|separat\\p{L}*|shared flat|wg',
  },
  { en: 'dogs?|puppy', de: 'hund', es: 'perr[oa]', fr: 'chien', named: 'pets?' },
  { en: 'cats?|kitten', de: 'katze', es: 'gat[oa]', fr: 'chat', named: 'pets?' },
]
