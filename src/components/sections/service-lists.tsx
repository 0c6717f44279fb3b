import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Section } from '@/components/ui/section.tsx';

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
  return (
    <Section>
      <SectionHeading label={words.label} title={words.title} text={words.text} />
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
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
      </ul>
    </Section>
  );
}
