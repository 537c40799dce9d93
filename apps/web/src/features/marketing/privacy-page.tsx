import { privacyChapters } from './content/privacy'
import { LegalPage } from './legal-page'

export function PrivacyPage() {
  return <LegalPage heading="Privacy Policy" updated="16 November 2026" chapters={privacyChapters} />
}
