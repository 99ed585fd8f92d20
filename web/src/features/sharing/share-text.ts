import { days } from '#web/entities/goals/goal-words.ts'
import type { ShownGoal } from '#web/entities/goals/unsynced-edits.ts'

type Shared = Pick<ShownGoal, 'title' | 'description' | 'streak_count' | 'streak_hidden' | 'care'>

/** The share text: title, description and streak in days (PAGE-12). No streak of a gentle goal, and none that is hidden (CARE-18, STREAK-18). */
export const shareText = ({ title, description, streak_count, streak_hidden, care }: Shared): string =>
  [title, description, care === 'ordinary' && !streak_hidden ? `My streak: ${days(streak_count)}.` : '']
    .filter((line) => line !== '')
    .join('\n')

/** Opens a share target in a new tab. Throws if the browser blocks it. */
export const openShareTarget = (address: string): void => {
  const tab = window.open(address, '_blank')
  if (!tab) throw new Error('The browser opened no tab.')
  tab.opener = null
}

export type ShareTarget = { name: string; address: (text: string, url: string) => string }

const address = (base: string, query: Record<string, string>): string => `${base}?${new URLSearchParams(query)}`

/** The three share targets with their addresses (PAGE-12). */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  { name: 'Post on X', address: (text, url) => address('https://x.com/intent/post', { text, url }) },
  {
    name: 'Share on Facebook',
    address: (text, url) => address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }),
  },
  {
    name: 'Share on LinkedIn',
    address: (text, url) => address('https://www.linkedin.com/feed/', { shareActive: 'true', text: `${text}\n${url}` }),
  },
]
