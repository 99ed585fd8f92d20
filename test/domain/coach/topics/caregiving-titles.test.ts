import { describe, expect, it } from 'vitest'
import { LIBRARY } from '#domain/coach/library/library.ts'
import { findTopicTexts } from '#domain/coach/topics/topic-texts.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about looking after a parent or an ill relative (TEXT-24)', {
  caregiving: {
    known: [
      'Look after my mum',
      'Help dad after his stroke',
      'Visit grandma every week at the home',
      'Be patient with mum who has dementia',
      'look after Dad without burning out',
      'Take care of my dad with dementia',
      'Take care of my mom with dementia',
      'Drive my mother to her appointments',
      'visit my gran in the nursing home every wednesday',
      'Care for my elderly parents',
      'be a better carer for my mother',
      'be a more patient caregiver',
      'Support my wife through chemo',
      'Help my nan with her shopping',
      'take grandad to his dialysis',
      'Be there for my sister during her cancer treatment',
      'Cope with mum’s Alzheimer’s',
      'take breaks as a carer',
      'look after my husband after his operation',
      'sit with my aunt in the hospice',
      'look after my mother-in-law',
      'mich um meine Mutter kümmern',
      'meine Oma pflegen',
      'cuidar de mi madre',
      'm’occuper de mon père',
    ],
    others: [
      'Call my parents every Sunday',
      'Find a nursing home for Dad',
      'Find someone to look after mum',
      'Help my mom stop drinking',
      'Clear out mum’s house',
      'Grieve my dad',
      'Run a marathon for mum’s hospice',
      'Raise money for dementia research',
      'Look after my skin',
      'Take care of my teeth',
      'Take better care of myself',
      'Look after my dog',
      'Help my son with his homework',
      'Visit my parents twice a month',
      'Become a nurse',
      'Write a book about my mother’s dementia',
      'Help my mum with her computer',
      'Set boundaries with my mother-in-law',
      'Date night with my wife',
      'Recover after my stroke',
      'move dad into sheltered housing by autumn',
      'Plan Dad’s 70th birthday',
    ],
  },
})

describe('texts about looking after somebody', () => {
  const read = (title: string): string =>
    JSON.stringify(findTopicTexts(LIBRARY, { title, kind: 'relate' })?.steps.map(({ text }) => text))

  it('name the relative or partner whom the title names (TEXT-38)', () => {
    expect(read('Look after my mum')).toContain('Ask your mum about a song from long ago.')
    expect(read('Support my wife through chemo')).toContain('Ask your wife about a song from long ago.')
    expect(read('Care for my elderly parents')).toContain('Ask your parents about a song from long ago.')
  })

  it('keep their own words for a verb that does not agree with several people, and where nobody is named', () => {
    expect(read('Care for my elderly parents')).toContain('a story that the person you care for tells well'.slice(8))
    expect(read('take breaks as a carer')).toContain('Ask the person you care for about a song from long ago.')
  })
})
