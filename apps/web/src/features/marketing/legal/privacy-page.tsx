import { LegalPage } from './legal-page'
import { privacyChapters } from './privacy-chapters'

export function PrivacyPage() {
  return <LegalPage heading="Privacy Policy" updated="16 November 2026" chapters={privacyChapters} />
}
