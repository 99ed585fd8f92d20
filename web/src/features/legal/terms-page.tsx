import { TRIAL_DAYS } from '#domain/billing/trial.ts'
import { CANCEL_ANYTIME, PROVIDER } from '#web/lib/copy.ts'
import { PRICING, PRIVACY, SETTINGS } from '#web/lib/places.ts'
import { Link } from '#web/ui/link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Address, LegalPage, LegalSection } from './legal-page.tsx'

const TermsPage = () => {
  useTitle('Terms')
  return (
    <LegalPage title="Terms" lead="What you get, what it costs, how you stop, and what we ask of you.">
      <LegalSection title="Who we are">
        <p>
          Five Circles is offered by {PROVIDER.name}, {PROVIDER.address}. Write to <Address />. By making an account you
          agree to these terms. Make one only if you are at least 16 years old, and only for yourself.
        </p>
      </LegalSection>
      <LegalSection title="What you get">
        <p>
          You set goals. Each day we make a message, a small plan and a challenge for each of them, mail them to you at
          the time you chose, and keep count of the days you check in. How many goals and nudges you have depends on
          your plan; the <Link to={PRICING}>pricing page</Link> lists them.
        </p>
        <p>
          Many of these texts are written by an AI model. It can be wrong. They are encouragement, and not medical,
          legal, financial or psychological advice: for that, ask somebody who is trained in it.
        </p>
      </LegalSection>
      <LegalSection title="The free trial">
        <p>
          It lasts {TRIAL_DAYS} days from when your account is made and asks for no payment details. When it ends,
          nothing is charged. Your goals rest and no emails are sent until you choose a plan, or you delete your
          account.
        </p>
      </LegalSection>
      <LegalSection title="Paying">
        <ul>
          <li>
            Plans are paid by the month, in advance, through Stripe. A plan renews each month until you cancel it.
          </li>
          <li>You change or cancel a plan yourself, under Manage Subscription. {CANCEL_ANYTIME}</li>
          <li>
            Money back: if a plan is not for you, write to us within 30 days of your first payment for it, and we return
            that payment.
          </li>
          <li>
            If a price changes, we write to you at least 30 days before it applies to you, so that you can cancel first.
          </li>
          <li>Sessions with a coach are held by appointment.</li>
        </ul>
      </LegalSection>
      <LegalSection title="What we ask of you">
        <ul>
          <li>Keep your password to yourself, and tell us if somebody else has used your account.</li>
          <li>Do not use Five Circles to break the law or to plan harm to anyone, yourself included.</li>
          <li>Do not try to break in, to overload it, or to get around the limits of your plan.</li>
        </ul>
        <p>
          An account that does these things may be closed. Where it can be put right, we write to you first, and you can
          take your data with you.
        </p>
      </LegalSection>
      <LegalSection title="What is yours">
        <p>
          What you write stays yours. We use it to run the product for you, as the{' '}
          <Link to={PRIVACY}>Privacy Notice</Link> says. The texts that are written for your goals are yours to use as
          you like. You can download all of it, and delete your account, in <Link to={SETTINGS}>Settings</Link>.
        </p>
      </LegalSection>
      <LegalSection title="If something goes wrong">
        <p>
          We take care that emails arrive and days are counted, but we cannot promise that the service never fails or
          that a goal is reached. As far as the law allows, we are liable for no more than what you paid us in the
          twelve months before. Nothing here limits rights that the law gives you as a consumer.
        </p>
      </LegalSection>
      <LegalSection title="Changes and law">
        <p>
          If these terms change in a way that matters to you, we write to you before they apply. The law of{' '}
          {PROVIDER.law} applies, and the protection of the law where you live stays with you.
        </p>
      </LegalSection>
    </LegalPage>
  )
}

export default TermsPage
