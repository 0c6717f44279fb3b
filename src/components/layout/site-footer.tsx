import { BrandMark } from '@/components/layout/brand-mark.tsx';
import { FooterGroup } from '@/components/layout/footer-group.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { footer } from '@/content/footer.ts';
import { footerLegal } from '@/content/footer-legal.ts';
import { headerActions } from '@/content/site.ts';

export function SiteFooter() {
  return (
    <footer data-ground="ink" className="pt-section">
      <div className="page-container grid gap-6 pb-6 sm:gap-12 sm:pb-14 lg:grid-cols-[1.2fr_2fr]">
        <div>
          <BrandMark />
          <p className="mt-5 max-w-[22ch] font-display text-title sm:text-display-3">
            {footer.promise}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-4 sm:mt-8">
            <SiteLink href={headerActions.intake.href} className={buttonClass()}>
              {headerActions.intake.label}
            </SiteLink>
            <SiteLink href={footer.contact.href} className={buttonClass({ variant: 'tertiary' })}>
              {footer.contact.label}
            </SiteLink>
          </div>
        </div>
        <div className="flex flex-col gap-x-6 gap-y-10 max-sm:gap-y-0 sm:grid sm:grid-cols-[1fr_1fr_auto]">
          {footer.groups.map((group) => (
            <FooterGroup key={group.title} title={group.title} links={group.links} />
          ))}
        </div>
      </div>
      <div className="border-t border-dashed border-paper/40">
        <div className="page-container flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6">
          <div className="spec-print text-muted">
            <p>{footer.smallPrint}</p>
            <p className="mt-1">{footerLegal.operator}</p>
          </div>
          <nav aria-label={footerLegal.title}>
            <ul className="flex flex-wrap gap-x-6">
              {footerLegal.links.map(({ label, href }) => (
                <li key={label}>
                  <SiteLink
                    href={href}
                    className="inline-flex min-h-11 items-center rounded-chip text-sm underline underline-offset-4 hover:text-butter"
                  >
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
