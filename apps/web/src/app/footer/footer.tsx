import { legalLinks, quickLinks, supportLinks } from '../navigation'
import { Wordmark } from '../wordmark'
import { FooterLinks } from './footer-links'
import { SocialLinks } from './social-links'

export function Footer() {
  return (
    <footer className="border-t bg-paper print:hidden">
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-8 max-md:[&>nav:first-of-type]:row-span-2 gap-y-8 px-4 py-10 md:grid-cols-3 md:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full flex flex-col gap-3 lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-ink-soft">
            Know what you have. Cook what you can. Buy only what you lack.
          </p>
          <SocialLinks />
        </div>
        <FooterLinks heading="Quick Links" links={quickLinks} />
        <FooterLinks heading="Support" links={supportLinks} />
        <FooterLinks heading="Legal" links={legalLinks} />
      </div>
      <div className="border-t">
        <p className="mx-auto max-w-7xl px-4 py-5 text-sm text-ink-soft md:px-6">
          © 2025 Larder. All rights reserved.
        </p>
      </div>
    </footer>
  )
}
