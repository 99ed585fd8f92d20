import type { Misfit } from '#domain/coach/topics/misfit.ts'
import { VIDEO } from '#domain/coach/topics/objects/title-channel.ts'
import { CLAY } from '#domain/coach/topics/objects/title-craft.ts'
import { DRUMS, OF_BOTH_HANDS, PIANO } from '#domain/coach/topics/objects/title-instrument.ts'
import { BREAKFAST } from '#domain/coach/topics/objects/title-meals.ts'
import { PAINT } from '#domain/coach/topics/objects/title-paint.ts'
import { BALLS, CLIMBS, FIGHTS, GOLF } from '#domain/coach/topics/objects/title-sport.ts'
import { CLOTH } from '#domain/coach/topics/objects/title-yarn.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

/** Words of texts that do not fit the object of a title: a guitar is not played with one hand (TEXT-24). */
export const OBJECT_MISFITS: Readonly<Partial<Record<Topic, readonly Misfit[]>>> = {
  channel: [{ title: VIDEO, words: /\bguests?\b/iu }],
  craft: [
    // Nothing is screwed into a mug or a blanket.
    { title: new RegExp(`${CLAY.source}|${CLOTH.source}`, 'iu'), words: /\bhow the part is held\b/u },
  ],
  drawing: [
    {
      title: PAINT,
      words:
        /\b(?:eras\w+|graphite|smear|hatch|rub a coin|scribble|pressing?|press(?:es)?|barely touch|loops?|lines from thin|far end|far from its tip|sharp(?:en)?(?! a pencil or| a pencil, or)|gray|pencil stripes|dots|letters|doodle|crosswise|trace around|spirals?|ovals|cross pencil|half a page with lines|diary|word in large|logo|receipt|scrap of paper)\b/iu,
    },
  ],
  eating: [
    {
      title: BREAKFAST,
      words:
        /\b(?:lunch(?:es)?|dinners?|soup|stew|onion|lentils|delivery|late day|restaurant|menu|roasting|potato|vegetable dish|family dish|frozen peas|salad|leftovers|garlic|raw vegetable|celery)\b/iu,
    },
  ],
  instrument: [
    { title: PIANO, words: /\bTune (?:it first|the instrument, if)\b/u },
    {
      title: DRUMS,
      words:
        /\b(?:notes?|chords?|melod\w+|[Hh]um(?:s|ming)?|scales?|[Ss]ing|[Tt]une\w*|fingering|octave|strings?|keys?|pick|bass line)\b/u,
    },
    { title: OF_BOTH_HANDS, words: /\bone hand\b/u },
  ],
  sport: [
    {
      title: FIGHTS,
      words:
        /\b(?:sports shoes|tie your|shoes? (?:that )?you train|training shoes|ball|low ball|rolled socks|as on a court|rule of your game|far ball|shoes first)\b/iu,
    },
    {
      title: CLIMBS,
      words:
        /\b(?:opponent|low ball|far ball,|as for a far|rolled socks|as on a court|quick (?:steps|stop|start|feet)|footwork|stance|as ready for|rule of|racket, ball|followed the game|the score|exchange|start of a game|every game)\b/iu,
    },
    {
      title: GOLF,
      words:
        /\b(?:opponent|low ball|far ball|high ball|as on a court|quick (?:steps|stop|start|feet)|footwork|ready stance|as ready for|foot to foot|followed the game|exchange|jump|landings|lunges?|first step|balls of your feet|sidestep|step sideways|tackles)\b/iu,
    },
    { title: BALLS, words: /\b(?:a racket or a rope|hit or a pull|serve or a climb|too hard tires)\b/iu },
  ],
  // Neither keys nor a bed are put by the door, as shoes and bags are.
  tidy: [{ title: /^(?!.*\b(?:shoes|bags?|coats?)\b).*\b(?:keys?|wallet|bed)\b/iu, words: /./u }],
}
