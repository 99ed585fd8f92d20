import { idea, type SuggestionTheme } from './theme.ts'

const EXAM = '(?:[Ee]xams?|[Ff]inals|[Cc]ertificat\\w+|[Bb]oards?)\\b'
const GETS = '(?:[Gg]et|[Gg]etting|[Gg]ot|[Ee]arn|[Ee]arned|[Ff]inish|[Ff]inished|[Hh]ave|[Hh]old)'
/**
 * Words of an exam of one's own, not of one that the person sets or grades: 'Pass the CCRN exam', 'I have passed the CCRN'. Case counts,
 * because only capitals tell the name of an exam from 'pass the salt'.
 */
const OWN_EXAM = new RegExp(
  [
    `\\b(?:[Pp]ass(?:ed|ing)?|[Tt]ak(?:e|en|ing)|[Ss]it(?:ting)?|(?:[Ss]tudy(?:ing)?|[Pp]repar(?:e|ed|ing)|[Rr]eady) for) (?:the|my|an?|all|both)\\b[^.!?]{0,40}\\b${EXAM}`,
    '\\b[Pp]ass(?:ed|ing)? (?:the|my) [A-Z]{3,}\\b',
    '\\b[Mm]y (?:\\w+ )?(?:exams?|certification)\\b',
    `\\b${EXAM} (?:is |are )?passed\\b`,
    `\\b${GETS} (?:the|my|an?)(?: \\w+){0,3} (?:certificat(?:e|ion)|diploma|licen[cs]e)\\b`,
    '\\b(?:[Gg]et|[Gg]ot|[Bb]ecome|[Aa]m|[Bb]e) (?:\\w+ )?certified\\b',
  ].join('|'),
)

/** Exams and certificates, and a meal without phones: narrower than the themes of courses, shifts and meals. */
export const EXAMS_AND_TABLES: readonly SuggestionTheme[] = [
  {
    about: OWN_EXAM,
    anywhere: true,
    circles: ['Work', 'Personal Development'],
    ideas: {
      do: [
        idea(
          'Study for my exam with practice questions',
          'a few of them, and one line on each that went wrong.',
          [25, 4],
        ),
        idea(
          'Study the part of the exam that I avoid',
          'its main points on one sheet, then again without it.',
          [25, 4],
        ),
      ],
      'leave-out': [
        idea(
          'Study for my exam with the phone elsewhere',
          'in another room, or in the locker, until you are done.',
          [20, 4],
        ),
        idea(
          'Study for my exam from one source at a time',
          'one book or one course until it is done; the others stay closed.',
          [20, 4],
        ),
      ],
      person: [
        idea('Study for my exam beside somebody', 'at one table, each on their own page.', [45, 1]),
        idea(
          'Study for my exam, and explain one topic',
          'to somebody, in your own words, with questions allowed.',
          [20, 1],
        ),
      ],
    },
  },
  {
    about:
      /\b(?:dinners?|breakfasts?|meals?|lunch|suppers?|eat\w*|table)\b[^.!?]{0,60}\b(?:without|no|away from) (?:\w+ ){0,2}(?:phones?|screens?|tv)\b|\b(?:without|no) (?:\w+ ){0,2}(?:phones?|screens?|tv)\b[^.!?]{0,40}\b(?:dinners?|breakfasts?|meals?|lunch|suppers?|table)\b/i,
    circles: ['Friends & Family'],
    ideas: {
      do: [
        idea(
          'Share a meal with my family, phones away',
          'choose which meal, and put every phone in a drawer first.',
          [30, 3],
        ),
        idea('Share a meal with my family, free of phones', 'at the table, from the first plate to the last.', [30, 3]),
      ],
      'leave-out': [
        idea('Leave the phone in the hall during dinner', 'yours goes in first, and comes out last.', [5, 3]),
        idea('Leave the phone in another room at dinner', 'also when it rings; say before who may call.', [5, 3]),
      ],
      person: [
        idea('Ask my family one question at the table', 'one each, and let the answer stand.', [15, 3]),
        idea('Talk with my family at the table', 'one good thing from each, and no phone to show it on.', [15, 3]),
      ],
    },
  },
]
