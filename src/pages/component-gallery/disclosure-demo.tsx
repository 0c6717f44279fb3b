import { Accordion } from '@/components/ui/accordion.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';

export function DisclosureDemo() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Tabs
        label="Design inspiration"
        items={[
          {
            value: 'styles',
            label: 'Style Tags',
            content: <p>Pick up to three styles your audience would know you by.</p>,
          },
          { value: 'upload', label: 'Upload', content: <p>Up to three pictures.</p> },
          { value: 'auto', label: 'Auto-Analyze', content: <p>From your profile.</p> },
        ]}
      />
      <Accordion
        defaultOpenId="moq"
        items={[
          {
            id: 'moq',
            title: 'What is the smallest order?',
            content: <p>It depends on the product: 100 to 500 units for most.</p>,
          },
          {
            id: 'time',
            title: 'How long does production take, from the first sample to the warehouse door?',
            content: <p>30 to 45 days.</p>,
          },
          { id: 'fob', title: 'What does FOB mean?', content: <p>Free on board.</p> },
        ]}
      />
    </div>
  );
}
