import { TONE_LABELS, type Tone } from '#domain/goals/fields.ts'
import { SunFigure } from '#web/ui/wheel/sun-figure.tsx'
import { ExampleMonth } from './example-month.tsx'
import './features.css'

const VOICES: [Tone, string][] = [
  ['kind_encouraging', 'You came back yesterday, and that counts for more than a perfect week. One page is plenty.'],
  ['teammate', 'Twelve mornings in. You write the first line, and we keep the run.'],
  ['wise_mentor', 'You don’t have to feel like a writer. Sit down, open the file, and let the first sentence be bad.'],
  ['drill_sergeant', 'Open the file. Three hundred words. After that you may have opinions about them.'],
]

export const Features = () => (
  <section className="section" id="features">
    <div className="wrap">
      <h2 className="section-title">Three things, done every day.</h2>
      <div className="features">
        <article className="feature feature-wide">
          <div className="feature-words">
            <h3>A message in the voice you chose</h3>
            <p>
              Written for your goal, your streak and the days you have left. The hard tone pushes the task and never the
              person.
            </p>
            <p className="feature-note">Here: one goal, one morning, four voices.</p>
          </div>
          <dl className="voice">
            {VOICES.map(([tone, line]) => (
              <div key={tone}>
                <dt>{TONE_LABELS[tone]}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
        </article>
        <article className="feature feature-streak">
          <div className="feature-words">
            <h3>A streak you can see</h3>
            <p>
              Each check-in is a sun on the horizon, a missed day a plain line. The circle dashboard shows where you
              stand.
            </p>
            <p className="feature-figure">
              <b>12</b> day streak
            </p>
          </div>
          <ExampleMonth />
        </article>
        <article className="feature feature-sky">
          <div className="feature-words">
            <h3>A nudge when you want one</h3>
            <p>Slow afternoon? Ask for one more push. One a day while you try, up to five on a plan.</p>
          </div>
          <p className="feature-nudge">“Two lines. That’s all. Set the timer, then stop if you want to.”</p>
          <SunFigure className="feature-sun" light="lit" height={300} again />
        </article>
      </div>
    </div>
  </section>
)
