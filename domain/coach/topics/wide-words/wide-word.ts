/** Words anywhere in a title that tell its topic, and words that give them another meaning. */
export type WideWord<Topic extends string> = { topic: Topic; is: RegExp; unless?: RegExp }

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}])`, 'iu')

/** Both are alternations of a regular expression that match whole words, whatever their case. */
export const wide = <Topic extends string>(topic: Topic, is: string, unless?: string): WideWord<Topic> => ({
  topic,
  is: whole(is),
  ...(unless !== undefined && { unless: whole(unless) }),
})

/** A pattern of whole titles. */
export const titled = <Topic extends string>(topic: Topic, is: RegExp): WideWord<Topic> => ({ topic, is })

/** Words of less, of a limit and of an end. */
export const LESS =
  'no|none|less|fewer|only|max(?:imum)?|at most|under|limit|cut|quit|stop|off|without|avoid|reduce|never|delete|zero|instead|skip|get rid of'
