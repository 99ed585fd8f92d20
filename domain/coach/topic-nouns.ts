import type { Topic } from './topic.ts'

/** Beginnings of the words that only goals of a topic have, in small letters. */
const NOUNS: Readonly<Record<Topic, readonly string[]>> = {
  walk: ['walk', 'shoe'],
  run: ['run', 'jog', 'shoe', 'lace'],
  swim: ['swim', 'pool', 'goggle'],
  workout: ['workout', 'train', 'gym'],
  bedtime: ['bed', 'lamp', 'pillow', 'blanket'],
  laptop: ['laptop', 'lid', 'inbox', 'email'],
  tidy: ['door', 'shoe', 'bag', 'hook', 'hallway'],
  hand_over: ['decision', 'decide', 'meeting'],
  choir: ['choir', 'singer', 'singing', 'voice', 'rehearsal'],
  draft: ['draft', 'chapter', 'paragraph', 'thesis'],
  course: ['course', 'module', 'certificate'],
  smoke: ['smok', 'cigarette', 'lighter', 'urge'],
  shout: ['shout', 'voice', 'loud', 'whisper', 'child'],
  home: ['dinner', 'home'],
  language: ['word', 'card', 'language', 'vocabulary'],
  device: ['screen', 'phone', 'picture'],
  debt: ['debt', 'letter', 'envelope', 'bill', 'statement', 'payment', 'bank'],
  scripture: ['verse', 'passage', 'psalm', 'book'],
  silence: ['quiet', 'silence', 'sit', 'seat'],
  joint: ['stick', 'knee', 'hip', 'physio', 'sheet', 'leg'],
}

/** Nouns by which a text is known to be about a goal of a topic. */
export const listTopicNouns = (topic: Topic | undefined): readonly string[] => (topic === undefined ? [] : NOUNS[topic])
