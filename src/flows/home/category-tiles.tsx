import {
  Baby,
  Flame,
  Footprints,
  HeartPulse,
  House,
  LayoutGrid,
  Luggage,
  MonitorSmartphone,
  Shirt,
  Tag,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react';
import { categoryHref } from '#machines/domain/footer.ts';
import type { Category } from '#machines/domain/reward.ts';
import { homeMessages } from './home.messages.ts';
import { Card } from '#src/ui/card/card.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { Section } from '#src/ui/section/section.ts';
import { SectionView } from '#src/ui/section/section-view.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import * as styles from './category-tiles.css.ts';
import { SectionHead } from './section-head.tsx';

const copy = homeMessages.categories;

const icons: readonly (readonly [words: RegExp, icon: LucideIcon])[] = [
  [/popular/i, Flame],
  [/baby|kid/i, Baby],
  [/cloth|accessor|fashion/i, Shirt],
  [/electr/i, MonitorSmartphone],
  [/restaurant|food|dining/i, UtensilsCrossed],
  [/health|beauty/i, HeartPulse],
  [/shoe/i, Footprints],
  [/home|garden/i, House],
  [/vacation|travel/i, Luggage],
];

export function CategoryTiles({ section }: { section: Section<readonly Category[]> }) {
  return (
    <section aria-labelledby="categories">
      <SectionHead id="categories" title={copy.title} />
      <SectionView section={section} failureTitle={copy.failed} skeleton={<TilesSkeleton />}>
        {(categories) =>
          categories.length === 0 ? (
            <Card>
              <EmptyState icon={<LayoutGrid size={20} />} title={copy.emptyTitle} text={copy.emptyText} />
            </Card>
          ) : (
            <ul className={styles.grid}>
              {categories.map((category) => (
                <li key={category.platformName}>
                  <Link href={categoryHref(category.platformName)} look="plain" className={styles.tile}>
                    <span className={styles.icon} aria-hidden="true">
                      <CategoryIcon name={category.name} />
                    </span>
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </SectionView>
    </section>
  );
}

function CategoryIcon({ name }: { name: string }) {
  const Icon = icons.find(([words]) => words.test(name))?.[1] ?? Tag;
  return <Icon size={22} strokeWidth={1.75} />;
}

function TilesSkeleton() {
  return (
    <div className={styles.grid}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => (
        <div key={key} className={styles.tile}>
          <Skeleton width={48} height={48} radius={14} />
          <Skeleton width={64} />
        </div>
      ))}
    </div>
  );
}
