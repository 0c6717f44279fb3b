import { useId } from 'react';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SnapRow } from '@/components/ui/snap-row.tsx';

type ServiceListsProps = {
  words: {
    label: string;
    title: string;
    text: string;
    lists: readonly { title: string; items: readonly string[] }[];
  };
};

/** Services, as packing lists side by side. */
export function ServiceLists({ words }: ServiceListsProps) {
  const titleId = useId();
  return (
    <Section>
      <SectionHeading label={words.label} title={words.title} text={words.text} id={titleId} />
      <div className="mt-8 sm:mt-10 lg:mt-14">
        <SnapRow
          titleId={titleId}
          className="gap-3 [--snap-width:min(17rem,86vw)] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4"
        >
          {words.lists.map((list, index) => (
            <li
              key={list.title}
              data-ground="white"
              className="rounded-card border border-ink p-[min(1.25rem,6.25vw)] sm:p-6"
            >
              <p aria-hidden="true" className="spec-print text-muted">
                {index + 1}/{words.lists.length}
              </p>
              <h3 className="mt-5 text-title">{list.title}</h3>
              <ul className="mt-4 text-sm">
                {list.items.map((item) => (
                  <li key={item} className="border-t border-dashed border-ink/50 py-2.5">
                    {item}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </SnapRow>
      </div>
    </Section>
  );
}
