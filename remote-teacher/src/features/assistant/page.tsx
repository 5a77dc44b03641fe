import { useNavigate, useSearchParams } from '@lemma/router';
import type { Chat } from '@lemma/school/assistant';
import { QueryView } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { AlertDialog, Button, ButtonLink, Empty, isoDate, Menu, PageHeader, Select } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noteChatExport } from '#shared/files/note-export.ts';
import { useSaveNoted } from '#shared/files/use-save-noted.ts';
import { classInUse, lastClass } from '#shared/logic/last-class.ts';
import { paths } from '#shared/paths.ts';
import { teacherQueries } from '#shared/queries/teacher-queries.ts';
import { useText } from '#shared/text/texts.ts';
import { useAssistantText } from '#shared/text/use-assistant-text.ts';
import { useRemoveChat } from './commands.ts';
import { chatText } from './logic/chat-text.ts';
import { Conversation } from './parts/conversation.tsx';
import { History } from './parts/history.tsx';
import { chatQueries } from './queries.ts';

/** Questions in words with computed answers; with `?chat=`, an earlier conversation. */
export function AssistantPage() {
  const [search] = useSearchParams();
  const [fresh, setFresh] = useState(() => crypto.randomUUID());
  const chatId = search.get('chat');
  const open = chatId ?? fresh;
  return (
    <Assistant
      key={open}
      chatId={open}
      isNew={chatId === null || chatId === fresh}
      onNew={() => setFresh(crypto.randomUUID())}
    />
  );
}

type AssistantProps = { readonly chatId: string; readonly isNew: boolean; readonly onNew: () => void };

function Assistant({ chatId, isNew, onNew }: AssistantProps) {
  const t = useAssistantText('assistant');
  const uid = useUid();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [begun, setBegun] = useState(search.get('chat') !== null);
  const [classId, chooser] = useClassChoice(uid);
  const chat = useQuery({ ...chatQueries.chat(uid, chatId), enabled: begun });
  const begin = () => {
    setBegun(true);
    if (search.get('chat') === null) navigate(paths.assistant({ chat: chatId }), { replace: true });
  };
  const shared = { chatId, classId, onStored: begin };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            {chooser}
            <ButtonLink to={paths.assistant()} onClick={onNew}>
              {t('new')}
            </ButtonLink>
            {chat.data && <Tools chat={chat.data} onRemoved={onNew} />}
          </>
        }
      />
      <div className="flex flex-col gap-10">
        {isNew ? (
          <Conversation {...shared} chat={chat.data ?? null} />
        ) : (
          <QueryView query={chat}>
            {(found) => (found === null ? <Gone /> : <Conversation {...shared} chat={found} />)}
          </QueryView>
        )}
        <div data-print="hide">
          <History open={chatId} />
        </div>
      </div>
    </>
  );
}

/** The class that questions are about unless they name another one: at first the one in use. */
function useClassChoice(uid: string) {
  const common = useText('common');
  const [chosen, setChosen] = useState<string>();
  const { data: all = [] } = useQuery(teacherQueries.classes(uid));
  const classes = all.filter(({ archivedAt }) => archivedAt === undefined);
  const open = classes.find(({ id }) => id === chosen) ?? classInUse(classes);
  const chooser = open !== undefined && classes.length > 1 && (
    <Select
      label={common('class')}
      hideLabel
      value={open.id}
      options={classes.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ currentTarget }) => {
        lastClass.write(currentTarget.value);
        setChosen(currentTarget.value);
      }}
    />
  );
  return [open?.id, chooser] as const;
}

function Gone() {
  const t = useAssistantText('assistant');
  return (
    <Empty drawing="gap" title={t('gone')} action={<ButtonLink to={paths.assistant()}>{t('new')}</ButtonLink>}>
      <p>{t('goneBody')}</p>
    </Empty>
  );
}

function Tools({ chat, onRemoved }: { readonly chat: Chat; readonly onRemoved: () => void }) {
  const t = useAssistantText('assistant');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = useRemoveChat();
  const saving = useSaveNoted();
  const save = () =>
    saving.mutate({
      what: 'conversation',
      note: () => noteChatExport(chat.id),
      make: () => ({
        name: `${isoDate(chat.createdAt)} ${chat.title.replace(/[^\p{L}\p{N} .,-]/gu, '').trim()}.txt`,
        text: chatText(chat.title, chat.turns, ({ right, checked }) => t('checked', { right, checked })),
        type: 'text/plain',
      }),
    });
  const drop = () =>
    remove.mutate(
      { chatId: chat.id },
      {
        onSuccess: () => {
          news({ title: t('removed') });
          onRemoved();
          navigate(paths.assistant());
        },
      },
    );
  return (
    <>
      <Menu
        trigger={<Button pending={saving.isPending}>{t('more')}</Button>}
        align="end"
        items={[
          { label: t('export'), onSelect: save },
          { label: t('print'), onSelect: () => window.print() },
          { label: t('remove'), danger: true, separated: true, onSelect: () => setAsking(true) },
        ]}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        consequence={t('removeBody')}
        confirmLabel={t('remove')}
        onConfirm={drop}
        pending={remove.isPending}
      />
    </>
  );
}
