import { __iconNode as facebook } from '@tabler/icons-react/icons/IconBrandFacebook';
import { __iconNode as instagram } from '@tabler/icons-react/icons/IconBrandInstagram';
import { __iconNode as linkedin } from '@tabler/icons-react/icons/IconBrandLinkedin';
import { __iconNode as twitter } from '@tabler/icons-react/icons/IconBrandTwitter';
import { __iconNode as youtube } from '@tabler/icons-react/icons/IconBrandYoutube';
import type { ReactNode } from 'react';
import type { FooterContent, FooterLink, SocialNetwork } from '#machines/domain/footer.ts';
import type { NavItem } from '#machines/domain/navigation-items.ts';
import { footerMessages } from '#src/messages/footer.ts';
import { navigationMessages } from '#src/messages/navigation.ts';
import { styleOf } from '#src/theme/style-of.ts';
import createIcon from '#src/ui/icon/create-icon.ts';
import { Link } from '#src/ui/link/link.tsx';
import { deepGround } from '#src/ui/pattern/pattern.css.ts';
import * as styles from './footer.css.ts';
import { NavigationLink, type NavigationProps } from './navigation-link.tsx';

/** The marks of the networks themselves, in the stroke of the app's other icons. */
const socialIcons = {
  instagram: createIcon({ node: instagram }),
  twitter: createIcon({ node: twitter }),
  facebook: createIcon({ node: facebook }),
  youtube: createIcon({ node: youtube }),
  linkedin: createIcon({ node: linkedin }),
} as const satisfies Readonly<Record<SocialNetwork, unknown>>;

interface FooterProps extends Pick<NavigationProps, 'closedReason' | 'onInviteFriends'> {
  content: FooterContent;
  clientName: string;
  onReviewConsent: () => void;
}

export function Footer({ content, clientName, closedReason, onInviteFriends, onReviewConsent }: FooterProps) {
  const { title, description, items, categories, support, about, aboutTitle, social, hasCredit } = content;
  return (
    <footer className={`${styles.footer} ${deepGround}`}>
      <nav className={styles.inner} aria-label={footerMessages.label}>
        <div className={styles.brand}>
          <h2 className={styles.name}>{title ?? clientName}</h2>
          <p className={styles.description}>{description ?? footerMessages.description}</p>
          <ul className={styles.brandLinks}>
            {items.map((item) => (
              <li key={item.id}>
                <NavigationLink
                  item={profileOf(item)}
                  current={null}
                  closedReason={closedReason}
                  onInviteFriends={onInviteFriends}
                  className={styles.link}
                >
                  {navigationMessages.items[item.id]}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </div>
        {categories.length > 0 && (
          <Column title={footerMessages.categories} isTall>
            {categories.map(({ name, href }) => (
              <li key={href}>
                <Link href={href} look="plain" className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </Column>
        )}
        <Column title={footerMessages.support}>
          <Links links={support} />
          <li>
            <button type="button" className={styles.link} onClick={onReviewConsent}>
              {footerMessages.cookies}
            </button>
          </li>
        </Column>
        {about.length > 0 && (
          <Column title={aboutTitle ?? footerMessages.about}>
            <Links links={about} />
          </Column>
        )}
      </nav>
      {(social.length > 0 || hasCredit) && (
        <div className={styles.end}>
          {hasCredit && <p className={styles.credit}>{footerMessages.credit}</p>}
          {social.length > 0 && (
            <ul className={styles.social}>
              {social.map(({ network, href }) => (
                <SocialLink key={network} network={network} href={href} />
              ))}
            </ul>
          )}
        </div>
      )}
    </footer>
  );
}

/** My account has a menu in the bars; here its profile is meant. */
function profileOf(item: NavItem): NavItem {
  return item.target.kind === 'menu' ? (item.target.items[0] ?? item) : item;
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

function Column({
  title,
  isTall = false,
  children,
}: {
  title: string;
  isTall?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isTall ? styles.tallColumn : undefined}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </div>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ id, text, href, css }) => (
    <li key={id}>
      <Link
        href={href}
        look="plain"
        className={styles.link}
        style={styleOf(css.filter(([property]) => !property.endsWith('color')))}
      >
        {text ?? footerMessages.links[id]}
      </Link>
    </li>
  ));
}
