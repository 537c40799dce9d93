import { PageHeading } from '../../ui/page-heading'
import { ThemeToggle } from '../../ui/theme/theme-toggle'
import { ActionsSection } from './actions-section'
import { ChoicesSection } from './choices-section'
import { ColoursSection } from './colours-section'
import { DataSection } from './data-section'
import { FeedbackSection } from './feedback-section'
import { FieldsSection } from './fields-section'
import { NavigationSection } from './navigation-section'
import { OverlaysSection } from './overlays-section'
import { SidebarSection } from './sidebar-section'
import { TypeSection } from './type-section'

/** All components of the design system in all states. */
export function GalleryPage() {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-12 px-4 py-8 md:px-8">
      <PageHeading
        title="Gallery"
        intro="Every piece Larder is made of, in every state it can be in."
        actions={<ThemeToggle variant="secondary" />}
      />
      <TypeSection />
      <ColoursSection />
      <ActionsSection />
      <FieldsSection />
      <ChoicesSection />
      <OverlaysSection />
      <NavigationSection />
      <FeedbackSection />
      <DataSection />
      <SidebarSection />
    </div>
  )
}
