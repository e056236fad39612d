import { BriefcaseBusiness, Camera, MessageCircle, MonitorPlay, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FooterContent, FooterLink, SocialNetwork } from '#machines/domain/footer.ts';
import { routes } from '#machines/domain/routes.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { styleOf } from '#src/theme/style-of.ts';
import { Link } from '#src/ui/link/link.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import * as styles from './footer.css.ts';
import { NavigationLink, type NavigationProps } from './navigation-link.tsx';

const socialIcons: Readonly<Record<SocialNetwork, LucideIcon>> = {
  instagram: Camera,
  twitter: MessageCircle,
  facebook: Users,
  youtube: MonitorPlay,
  linkedin: BriefcaseBusiness,
};

interface FooterProps extends Pick<NavigationProps, 'closedReason' | 'onInviteFriends'> {
  content: FooterContent;
  clientName: string;
  onReviewConsent: () => void;
}

export function Footer({ content, clientName, closedReason, onInviteFriends, onReviewConsent }: FooterProps) {
  const brand = content.title ?? clientName;
  return (
    <footer className={`${styles.footer} ${deepGround}`} aria-label={footerMessages.label}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <p className={styles.name}>{brand}</p>
          <p className={styles.description}>{content.description ?? footerMessages.description}</p>
          {content.social.length > 0 && (
            <ul className={styles.social}>
              {content.social.map(({ network, href }) => (
                <SocialLink key={network} network={network} href={href} />
              ))}
            </ul>
          )}
        </div>
        <nav className={styles.columns} aria-label={footerMessages.label}>
          <Column title={brand}>
            {content.items.map((item) => (
              <li key={item.id}>
                {item.target.kind === 'menu' ? (
                  <Link href={routes.account.path} look="plain" className={styles.link}>
                    {navigationMessages.items.account}
                  </Link>
                ) : (
                  <NavigationLink
                    item={item}
                    current={null}
                    closedReason={closedReason}
                    onInviteFriends={onInviteFriends}
                    className={styles.link}
                  >
                    {navigationMessages.items[item.id]}
                  </NavigationLink>
                )}
              </li>
            ))}
          </Column>
          {content.categories.length > 0 && (
            <Column title={footerMessages.categories}>
              {content.categories.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href} look="plain" className={styles.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </Column>
          )}
          <Column title={footerMessages.support}>
            <Links links={content.support} />
            <li>
              <button type="button" className={styles.link} onClick={onReviewConsent}>
                {footerMessages.cookies}
              </button>
            </li>
          </Column>
          {content.about.length > 0 && (
            <Column title={content.aboutTitle ?? footerMessages.about}>
              <Links links={content.about} />
            </Column>
          )}
        </nav>
      </div>
      {content.hasCredit && <p className={styles.credit}>{footerMessages.credit}</p>}
    </footer>
  );
}

function SocialLink({ network, href }: { network: SocialNetwork; href: string }) {
  const Icon = socialIcons[network];
  return (
    <li>
      <Link href={href} look="plain" className={styles.socialLink}>
        <Icon size={18} aria-hidden="true" />
        {footerMessages.networks[network]}
      </Link>
    </li>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ id, text, href, css }) => (
    <li key={id}>
      <Link href={href} look="plain" className={styles.link} style={styleOf(css)}>
        {text ?? footerMessages.links[id]}
      </Link>
    </li>
  ));
}
