import { Fold } from '#web/ui/fold.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { GoalForm } from './goal-form.ts'
import { planSentence } from './plan-words.ts'
import './plan-fields.css'

/** The if-then plan (GOAL-18) and the obstacle (GOAL-19), both optional and folded. */
export const PlanFields = ({ form }: { form: GoalForm }) => (
  <fieldset className="plan-fields">
    <legend>
      For a day that gets in the way <span className="hint-inline">optional</span>
    </legend>
    <Fold title="When …, I will …" hint="Tie it to a moment of your day" holds={planSentence(form.values)}>
      <div className="plan-sentence">
        <TextField {...form.text('plan_when')} label="When" autoComplete="off" placeholder="the kettle is on" />
        <TextField
          {...form.text('plan_then')}
          label="I will"
          autoComplete="off"
          placeholder="open the draft and write one line"
        />
      </div>
      <p>A plan tied to a moment of your day is kept more often than a resolution. Your steps will rehearse it.</p>
    </Fold>
    <Fold
      title="What may get in the way?"
      hint="Name it now, and the coach can plan around it"
      holds={form.values.obstacle.trim() || null}
    >
      <TextAreaField
        {...form.text('obstacle')}
        label="The likely obstacle, in your words"
        rows={2}
        placeholder="I look at my phone first"
      />
      <p>Your coach plans around it and never holds it against you.</p>
    </Fold>
  </fieldset>
)
