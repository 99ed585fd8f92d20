import { CREATOR } from '#web/lib/copy.ts'
import { Mark } from '#web/ui/mark.tsx'

/** The creator's story, dark in both themes. */
export const Story = () => (
  <section className="predawn">
    <div className="wrap split">
      <div className="split-head">
        <h2>{CREATOR.title}</h2>
        <svg
          className="plate"
          viewBox="0 0 300 260"
          role="img"
          aria-label="A drawing of five circles: one very large, four small."
        >
          <circle cx="150" cy="150" r="104" />
          <circle cx="44" cy="40" r="17" />
          <circle cx="266" cy="46" r="13" />
          <circle cx="283" cy="226" r="15" />
          <circle cx="22" cy="214" r="10" />
        </svg>
      </div>
      <div className="story">
        <p className="story-lead">{CREATOR.lead}</p>
        {CREATOR.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="story-by">
          <Mark /> {CREATOR.by}
        </p>
      </div>
    </div>
  </section>
)
