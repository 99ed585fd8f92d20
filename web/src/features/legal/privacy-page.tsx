import { PROVIDER } from '#web/lib/copy.ts'
import { SETTINGS } from '#web/lib/places.ts'
import { Link } from '#web/ui/link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { Address, LegalPage, LegalSection } from './legal-page.tsx'

const PrivacyPage = () => {
  useTitle('Privacy Notice')
  return (
    <LegalPage
      title="Privacy Notice"
      lead="What we keep about you, why, who helps us with it, and how you take it along or have it deleted."
    >
      <LegalSection title="Who is responsible">
        <p>
          {PROVIDER.name}, {PROVIDER.address}. For anything about your data, write to <Address />.
        </p>
      </LegalSection>
      <LegalSection title="What we keep">
        <ul>
          <li>
            <b>Your account:</b> email address, name if you give one, time zone, and when your trial and your plan end.
            Your password is known to the sign-in service alone, and only in a form that cannot be read back. If you
            sign in with Google, we receive your email address and name from there.
          </li>
          <li>
            <b>Your goals:</b> title, description, date, circle, coaching tone and the time of your email.
          </li>
          <li>
            <b>Your days:</b> on which days you checked in, and the messages, plans, challenges and nudges that were
            written for them.
          </li>
          <li>
            <b>Your devices,</b> if you allow notifications: the name of the browser, and the address and keys with
            which it is reached. Signing out there, or Remove in Settings, ends it.
          </li>
          <li>
            <b>Your interview:</b> what you told it about your week and your circles, and the report that came of it.
            These answers can be personal. Write only what you want kept.
          </li>
          <li>
            <b>Your payments:</b> which plan you have and your customer number at Stripe. Card numbers never reach us.
          </li>
          <li>
            <b>Technical logs:</b> which address asked for which page or call, when, and whether it worked. They hold
            your account’s number and none of your texts, and are deleted after a fixed time.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="What we use it for">
        <p>
          To run the product for you, which is what you signed up for: to write your texts, send your emails, count your
          days and charge your plan. The logs keep it running and safe. We sell nothing, show no advertising, and use no
          trackers. In one visit of ten your browser tells us how fast a page appeared and answered: three numbers,
          without a cookie, an address or your account.
        </p>
      </LegalSection>
      <LegalSection title="Your emails">
        <p>
          Your wake-up email goes out at the time you chose. You stop it for a goal with one click on the link at its
          foot, or for all goals in Settings. Mails that you need, to verify your address or reset your password, come
          without it. Our emails load nothing from elsewhere and do not tell us whether you opened them.
        </p>
      </LegalSection>
      <LegalSection title="Who helps us">
        <ul>
          <li>
            <b>Amazon Web Services</b> runs the servers, the database, the sign-in and the mail. The AI model runs there
            too (Amazon Bedrock). It is sent the goal or the interview answers that a text is about, and not your name,
            email address or payments. It does not learn from them.
          </li>
          <li>
            <b>Stripe</b> takes the payments, and keeps invoices for as long as the law demands.
          </li>
          <li>
            <b>Google</b>, if you choose to sign in with it, learns that you did.
          </li>
          <li>
            <b>The maker of your browser</b>, if you allow notifications, carries them to your device. They are
            encrypted, so it cannot read them.
          </li>
        </ul>
        <p>Nobody else gets your data, unless the law obliges us to hand it over.</p>
      </LegalSection>
      <LegalSection title="In your browser">
        <p>
          Your browser keeps what signs you in, your choice of light or dark, your goals and their texts as you last saw
          them, what you typed and did not save yet, check-ins that wait for a connection, when you last changed
          something, and how many nudges you asked for today. The framework’s report is kept until you close the tab.
          Two cookies say that somebody is signed in here and which theme you chose, so that the right page comes at
          once. There are no others of ours, and so there is no banner to click away.
        </p>
      </LegalSection>
      <LegalSection title="How long">
        <p>
          As long as you have an account. Nudges are deleted by themselves after a while. When you delete your account,
          your data is deleted at once and any plan is canceled; backups of the database end after 35 days.
        </p>
        <p>
          We keep two things after that. For 12 months: a salted hash of your verified email address, with the date on
          which your free trial ends, so that each address has one trial. It holds nothing else, and your address cannot
          be read from it. For one day: a salted hash of your account’s number with the time of the deletion, so that no
          page that is still open makes a new account.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <p>
          In <Link to={SETTINGS}>Settings</Link> you change your details, download everything that we keep, as JSON and
          as tables, and delete your account. You may also ask us to correct something or to stop using it, and you may
          complain to the data protection authority where you live. If we change this notice in a way that matters, we
          write to you first.
        </p>
      </LegalSection>
    </LegalPage>
  )
}

export default PrivacyPage
