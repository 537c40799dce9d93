import { LegalDocument } from './legal-document'
import { privacyChapters } from './privacy-chapters'

export function PrivacyPage() {
  return <LegalDocument heading="Privacy Policy" updated="16 November 2026" chapters={privacyChapters} />
}
